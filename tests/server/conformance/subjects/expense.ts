import {
  type ExpenseCommand,
  type ExpenseSummaryDto,
  expenseDto,
  expensePageDto,
  expenseRoutes,
} from '#contract/expenses/expenses.ts'
import { limits } from '#contract/limits.ts'
import { expenseLifecycle } from '#server/features/expenses/expenses.lifecycle.ts'
import { chartOf } from '#src/features/expenses/expense.chart.ts'
import { sharedApp } from '#tests/support/app.ts'
import { expenseAt } from '#tests/support/record/leaves.ts'
import { stage } from '#tests/support/stage.ts'
import { type Cast, castOf, type Person } from '../cast.ts'
import { givenBy, type Subject, sender, subjectOf } from '../subject.ts'

/** Finds the line of the log; null where the person's log does not contain it. */
const lineOf = async (client: Cast[Person], id: string, after?: string): Promise<ExpenseSummaryDto | null> => {
  const query = { limit: String(limits.page.max), ...(after !== undefined && { after }) }
  const page = givenBy(expensePageDto, await client.call(expenseRoutes.list, { query }))
  const line = page?.items.find((item) => item.id === id)
  if (line || !page || page.next === null) return line ?? null
  return lineOf(client, id, page.next)
}

export const expenses = async (): Promise<Subject> => {
  const app = await sharedApp()
  const on = await stage(app)
  const cast = await castOf(app, on)
  const at = Object.entries(expenseAt).map(([leaf, bring]) => [leaf, () => bring(on)] as const)
  const { private: _, receipts: __, ...fields } = on.expense()
  /** People can attach only their own receipts. */
  const receiptOf = (person: Person) => on.file(person === 'dana' || person === 'sam' ? on.people[person] : on.sam)
  return subjectOf({
    lifecycle: expenseLifecycle,
    at: { ...Object.fromEntries(at), 'open, not viewed': () => on.record(on.sam) },
    read: async (id) => {
      const row = await on.expenseRow(id)
      const context = await on.scopes.asSystem(on.family.id, (tx) =>
        expenseLifecycle.contextOf(tx, row, on.clock.now()),
      )
      return { row, context }
    },
    commands: async ({ version, owed }, { settled }, person): Promise<ExpenseCommand[]> => [
      { type: 'expense.share', version },
      { type: 'expense.edit', version, ...fields, name: 'Orthodontist, mended' },
      { type: 'expense.delete', version },
      { type: 'expense.approve', version, owed },
      { type: 'expense.decline', version, reason: 'Not agreed' },
      { type: 'expense.requestReceipt', version, note: 'The invoice, please' },
      { type: 'expense.addReceipt', version, receipts: [await receiptOf(person)] },
      { type: 'expense.withdraw', version },
      { type: 'expense.pay', version, amount: 10_00, method: 'check' },
      { type: 'expense.markReimbursed', version, remaining: owed - settled },
    ],
    // Those who have not opened an expense are given its line in the log only.
    given: async (person, id) =>
      givenBy(expenseDto, await cast[person].call(expenseRoutes.get, { params: { id } })) ?? lineOf(cast[person], id),
    chartOf,
    send: sender(cast, expenseRoutes.events),
  })
}
