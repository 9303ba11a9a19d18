import { leftOn, planAllows } from '#contract/plans.ts'
import { payableOf } from '#machines/expenses/expense.facts.ts'
import type { Tx, Viewer } from '../db/tenancy.ts'
import { type ExpensePorts, expenseEffects } from '../features/expenses/expenses.effects.ts'
import { expenseLifecycleWith, peopleOfExpense } from '../features/expenses/expenses.lifecycle.ts'
import { lockExpense } from '../features/expenses/expenses.store.ts'
import type { BeginPorts, Target } from '../features/payment-schedules/payment-schedules.begin.ts'
import type { Payable } from '../features/payment-schedules/payment-schedules.planning.ts'
import { beginPayment, type PaymentLifecycle } from '../features/payments/payments.lifecycle.ts'
import { rejectionReasonForAny, sentBy } from '../features/payments/payments.sending.ts'
import { Refusal } from '../http/refusal.ts'
import { advance } from '../lifecycle/advance.ts'
import { byOf, decide } from '../lifecycle/lifecycle.ts'
import { LifecycleRefusal } from '../lifecycle/refusals.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'
import { planOf } from '../plans/plan-of.ts'
import { datesOf } from '../recurrence/dates-of.ts'
import { sendingPorts } from './sending.ts'

/** What plans and accounts say of somebody who plans payments. */
export const beginPorts: BeginPorts = {
  sentBy,
  leftOf: async (tx, payerId, used) => leftOn(await planOf(tx, payerId), 'scheduledPayments', used),
  mustBeReady: async (tx, sending) => {
    const hindrance = await rejectionReasonForAny(tx, sendingPorts, sending)
    if (hindrance) throw new Refusal(hindrance)
  },
}

export const planEdits = async (tx: Tx, personId: string): Promise<boolean> =>
  planAllows(await planOf(tx, personId), 'editScheduledPayments')

/** What an expense is to its payments; the payments' lifecycle is asked for late, since it follows from this. */
export type Around = { readonly expensePorts: ExpensePorts; readonly payments: () => PaymentLifecycle }

/** An expense takes no more by a later day, and knows no days of its own. */
export const payableOfExpense = (payable: number): Payable => ({
  payableBy: () => payable,
  daysOf: ({ frequency, ...rule }, most) => {
    if (frequency === 'dueDays')
      throw new Refusal('invalid', { validationErrors: [{ field: 'frequency', code: 'notAChoice' }] })
    return datesOf({ ...rule, frequency }, most)
  },
})

/** The expense that is to be paid, as the person saw it. `version` null: it is locked already, and they saw the plan. */
export type Asked = { readonly expenseId: string; readonly version: number | null; readonly tells: boolean }

/**
 * An expense as something to plan payments of. Its own chart is asked twice: whether this person may pay it at all, and,
 * once the plan is found right, whether it takes this much; that stands in the record as any payment's beginning does.
 * Throws `LifecycleRefusal` as `advance` does.
 */
export const expenseTarget = async (
  change: UnitOfWork,
  { expensePorts, payments }: Around,
  { expenseId, version, tells }: Asked,
  actor: Viewer,
): Promise<Target> => {
  const row = await lockExpense(change.tx, expenseId, actor.mode === 'self' ? 'toWrite' : 'toRead')
  if (!row) throw new LifecycleRefusal('notFound')
  if (version !== null && version !== row.version) throw new LifecycleRefusal('changedSinceSeen')
  const facts = await expensePorts.factsOf(change.tx, row)
  const payable = payableOf(facts)
  const lifecycle = expenseLifecycleWith(expensePorts.factsOf, expenseEffects({ ...expensePorts, pay: async () => {} }))
  const by = byOf(actor, peopleOfExpense(row))
  const context = { ...facts, private: false }
  if (!decide(lifecycle.machine, row.status, context, { type: 'expense.pay', amount: payable, by }))
    throw new LifecycleRefusal('notAllowedNow')
  const parties = { payerId: row.other_id, receiverId: row.creator_id }
  return {
    ...parties,
    plansBy: 'total',
    ...payableOfExpense(payable),
    columns: { expense_id: row.id, order_id: null },
    agree: (amount) => {
      const command = { type: 'expense.pay', version: row.version, amount, method: 'bank', note: null }
      const notices = tells ? ({ 'expense.pay': 'scheduled' } as const) : {}
      return advance(change, { ...lifecycle, notices }, row.id, command, actor)
    },
    begin: async ({ planned, seriesId, bankAccountId }) => {
      const { on, at, amount } = planned
      const plan = { method: 'bank', later: true, number: null, note: null, bankAccountId, ...parties } as const
      const allocations = [{ expenseId: row.id, amount }]
      await beginPayment(change, payments(), { ...plan, planned: { on, at, seriesId }, allocations }, actor)
    },
  }
}
