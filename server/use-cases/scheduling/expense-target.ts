import { payableOf } from '#machines/expenses/expense.facts.ts'
import { expenseMachine } from '#machines/expenses/expense.machine.ts'
import type { Viewer } from '../../db/tenancy.ts'
import { expenseEffects } from '../../features/expenses/expenses.effects.ts'
import { factsOfExpense } from '../../features/expenses/expenses.facts.ts'
import { type ExpenseLifecycle, expenseLifecycle, peopleOfExpense } from '../../features/expenses/expenses.lifecycle.ts'
import { lockExpense } from '../../features/expenses/expenses.store.ts'
import type { Target } from '../../features/payment-schedules/payment-schedules.begin.ts'
import type { Payable } from '../../features/payment-schedules/payment-schedules.planning.ts'
import { beginPayment } from '../../features/payments/payments.lifecycle.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { advance } from '../../lifecycle/advance.ts'
import { byOf, decide } from '../../lifecycle/lifecycle.ts'
import { LifecycleRefusal } from '../../lifecycle/refusals.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { datesOf } from '../../recurrence/dates-of.ts'

/** An expense takes the same amount on every day, and has no due dates of its own. */
export const payableOfExpense = (payable: number): Payable => ({
  payableBy: () => payable,
  daysOf: ({ frequency, ...rule }, most) => {
    if (frequency === 'dueDays')
      throw new Refusal('invalid', { validationErrors: [{ field: 'frequency', code: 'notAChoice' }] })
    return datesOf({ ...rule, frequency }, { most })
  },
})

/** Uses the expense's own chart, but a payment means a plan, whose payments are begun one by one. */
const planning: ExpenseLifecycle = { ...expenseLifecycle, effects: { ...expenseEffects, beginPayment: async () => {} } }

/** The expense to be paid, as the person saw it. A null `version` means that it is locked already and that they saw the plan. */
export type SeenExpense = { readonly expenseId: string; readonly version: number | null; readonly notifies: boolean }

/**
 * Returns an expense as the target of a plan. Its own chart decides twice: whether this person may pay it at all, and,
 * once the plan is valid, whether it takes this amount, which is recorded like the beginning of any payment. Throws
 * `LifecycleRefusal` as `advance` does.
 */
export const expenseTarget = async (
  change: UnitOfWork,
  { expenseId, version, notifies }: SeenExpense,
  actor: Viewer,
): Promise<Target> => {
  const row = await lockExpense(change.tx, expenseId, actor.mode === 'self' ? 'toWrite' : 'toRead')
  if (!row) throw new LifecycleRefusal('notFound')
  if (version !== null && version !== row.version) throw new LifecycleRefusal('changedSinceSeen')
  const facts = await factsOfExpense(change.tx, row)
  const payable = payableOf(facts)
  const by = byOf(actor, peopleOfExpense(row))
  const context = { ...facts, private: false }
  if (!decide(expenseMachine, row.status, context, { type: 'expense.pay', amount: payable, by }))
    throw new LifecycleRefusal('notAllowedNow')
  const parties = { payerId: row.other_id, receiverId: row.creator_id }
  return {
    ...parties,
    plansBy: 'total',
    ...payableOfExpense(payable),
    columns: { expense_id: row.id, order_id: null },
    agree: (amount) => {
      const command = { type: 'expense.pay', version: row.version, amount, method: 'bank', note: null }
      const notices = notifies ? ({ 'expense.pay': 'scheduled' } as const) : {}
      return advance(change, { ...planning, notices }, row.id, command, actor)
    },
    begin: async ({ planned, seriesId, bankAccountId }) => {
      const { on, at, amount } = planned
      const plan = { method: 'bank', later: true, number: null, note: null, bankAccountId, ...parties } as const
      const allocations = [{ expenseId: row.id, amount }]
      await beginPayment(change, { ...plan, planned: { on, at, seriesId }, allocations }, actor)
    },
  }
}
