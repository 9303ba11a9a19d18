import type { ExpenseSummaryDto } from '#contract/expenses/expenses.ts'
import type { NewSchedule, PreviewRequest, SchedulePreviewDto } from '#contract/payment-schedules/payment-schedules.ts'
import type { PaymentDto } from '#contract/payments/payments.ts'
import { payableOf } from '#machines/expenses/expense.facts.ts'
import type { Tx, Viewer } from '../db/tenancy.ts'
import { rowOf } from '../features/expenses/expenses.item.ts'
import { lockExpense } from '../features/expenses/expenses.store.ts'
import { beginSchedule } from '../features/payment-schedules/payment-schedules.begin.ts'
import { countedOf } from '../features/payment-schedules/payment-schedules.counting.ts'
import { type Plan, planOfPayments } from '../features/payment-schedules/payment-schedules.planning.ts'
import { lockSeries } from '../features/payment-schedules/payment-schedules.store.ts'
import { paymentItems } from '../features/payments/payments.item.ts'
import { Refusal } from '../http/refusal.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'
import { factsOfExpense, paymentSeriesLifecycle, plannedExpenses } from './lifecycles.ts'
import { beginPorts, expenseTarget, payableOfExpense } from './planned-expenses.ts'

/** Plans payments of one expense; of a series its id, of one payment null. */
export const scheduleExpense = async (
  change: UnitOfWork,
  viewer: Viewer,
  { expenseId, version, ...typed }: NewSchedule,
): Promise<string | null> => {
  const asked = { expenseId, version, tells: true }
  const target = await expenseTarget(change, plannedExpenses, asked, viewer)
  return beginSchedule(change, beginPorts, paymentSeriesLifecycle, target, typed, viewer)
}

/** A plan as its payer is shown it. */
export const shownPlan = ({ planned, problems, ...plan }: Plan): SchedulePreviewDto => ({
  ...plan,
  payments: [...planned],
  problems: [...problems],
})

/** What a plan would come to, for its payer alone: it tells of their plan and of what they may send. */
export const previewOf = async (
  tx: Tx,
  viewer: Viewer,
  { expenseId, seriesId, total, ...rule }: PreviewRequest,
  now: string,
): Promise<SchedulePreviewDto> => {
  const row = await lockExpense(tx, expenseId, 'toRead')
  const series = seriesId === null ? null : await lockSeries(tx, seriesId, 'toRead')
  if (!row || series === undefined) throw new Refusal('notFound')
  if (row.other_id !== viewer.personId || (series && series.expense_id !== row.id)) throw new Refusal('notAllowed')
  const payable = payableOf(await factsOfExpense(tx, row)) + (series?.waiting ?? 0)
  const payer = { payerId: row.other_id, ...payableOfExpense(payable), but: seriesId }
  return shownPlan(await planOfPayments(tx, beginPorts, payer, { ...rule, sum: { of: 'total', amount: total } }, now))
}

/** Single payments between the parents that wait for their date, the next one first. */
export const singlesAhead = async (tx: Tx, viewer: Viewer): Promise<PaymentDto[]> => {
  const rows = await tx
    .selectFrom('payment')
    .selectAll()
    .where('start_at', 'is not', null)
    .where('series_id', 'is', null)
    .where('status', '=', 'scheduled')
    .orderBy('start_at')
    .orderBy('id')
    .execute()
  return paymentItems(tx, viewer, rows)
}

/** Scheduled payments left on somebody's plan; null is without end. */
export const leftOnPlan = async (tx: Tx, personId: string, now: string): Promise<number | null> =>
  beginPorts.leftOf(tx, personId, await countedOf(tx, personId, null, now))

/** The expense as it is now, for a refusal to carry. */
export const expenseNow = async (tx: Tx, viewer: Viewer, id: string): Promise<ExpenseSummaryDto> => {
  const row = await lockExpense(tx, id, 'toRead')
  if (!row) throw new Refusal('notFound')
  const { currency } = await tx.selectFrom('family').select('currency').executeTakeFirstOrThrow()
  return rowOf(row, await factsOfExpense(tx, row), currency, viewer)
}
