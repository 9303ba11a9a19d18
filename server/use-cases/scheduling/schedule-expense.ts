import type { ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import type { NewSchedule, PreviewRequest, SchedulePreviewDto } from '#contract/payment-schedules/payment-schedules.ts'
import { payableOf } from '#machines/expenses/expense.facts.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { factsOfExpense } from '../../features/expenses/expenses.facts.ts'
import { rowOf } from '../../features/expenses/expenses.item.ts'
import { lockExpense } from '../../features/expenses/expenses.store.ts'
import { beginSchedule, mustBeReady } from '../../features/payment-schedules/payment-schedules.begin.ts'
import { paymentSeriesLifecycle } from '../../features/payment-schedules/payment-schedules.lifecycle.ts'
import {
  type Payer,
  type Plan,
  planOfPayments,
  totalOf,
} from '../../features/payment-schedules/payment-schedules.planning.ts'
import { lockSeries } from '../../features/payment-schedules/payment-schedules.store.ts'
import { usualLeft } from '../../features/payments/payments.usual.ts'
import { wasConfirmed } from '../../features/session/step-up.ts'
import type { Reading } from '../../http/bind.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { expenseTarget, payableOfExpense } from './expense-target.ts'

/** Plans payments of one expense. Returns the id of a series, or null for a single payment. */
export const scheduleExpense = async (
  change: UnitOfWork,
  viewer: Viewer,
  { expenseId, version, ...typed }: NewSchedule,
): Promise<string | null> => {
  const seen = { expenseId, version, notifies: true }
  const target = await expenseTarget(change, seen, viewer)
  await mustBeReady(change.tx, target, typed.bankAccountId)
  return beginSchedule(change, paymentSeriesLifecycle, target, typed, viewer)
}

/** Returns a plan as its payer sees it. */
export const shownPlan = async (
  { tx, now, sessionId }: Previewing,
  { payerId, but }: Pick<Payer, 'payerId' | 'but'>,
  { planned, problems, ...plan }: Plan,
): Promise<SchedulePreviewDto> => {
  const usual = totalOf({ planned }) <= (await usualLeft(tx, payerId, now, but))
  return {
    ...plan,
    payments: [...planned],
    problems: [...problems],
    asksPassword: !usual && !(await wasConfirmed({ tx, now, sessionId })),
  }
}

export type Previewing = Pick<Reading, 'tx' | 'viewer' | 'now' | 'sessionId'>

/** Previews a plan for its payer only, because it reveals their subscription and their sending limits. */
export const previewOf = async (
  context: Previewing,
  { expenseId, seriesId, total, ...rule }: PreviewRequest,
): Promise<SchedulePreviewDto> => {
  const { tx, viewer, now } = context
  const row = await lockExpense(tx, expenseId, 'toRead')
  const series = seriesId === null ? null : await lockSeries(tx, seriesId, 'toRead')
  if (!row || series === undefined) throw new Refusal('notFound')
  if (row.other_id !== viewer.personId || (series && series.expense_id !== row.id)) throw new Refusal('notAllowed')
  const payable = payableOf(await factsOfExpense(tx, row)) + (series?.waiting ?? 0)
  const payer = { payerId: row.other_id, ...payableOfExpense(payable), but: seriesId }
  return shownPlan(
    context,
    payer,
    await planOfPayments(tx, payer, { ...rule, sum: { of: 'total', amount: total } }, now),
  )
}

/** Returns the present expense for a refusal. */
export const expenseNow = async (tx: Tx, viewer: Viewer, id: string): Promise<ExpenseSummaryDto> => {
  const row = await lockExpense(tx, id, 'toRead')
  if (!row) throw new Refusal('notFound')
  const { currency } = await tx.selectFrom('family').select('currency').executeTakeFirstOrThrow()
  return rowOf(row, currency, viewer)
}
