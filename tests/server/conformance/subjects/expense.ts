import { type ExpenseCommand, expenseRoutes } from '#contract/expenses/expenses.ts'
import { expenseLifecycle } from '#server/features/expenses/expenses.lifecycle.ts'
import { testApp } from '#tests/support/app.ts'
import { expenseAt } from '#tests/support/leaves.ts'
import { stage } from '#tests/support/stage.ts'
import { castOf, type Person } from '../cast.ts'
import { type Subject, sender, subjectOf } from '../subject.ts'

export const expenses = async (): Promise<Subject> => {
  const app = await testApp()
  const on = await stage(app)
  const at = Object.entries(expenseAt).map(([leaf, bring]) => [leaf, () => bring(on)] as const)
  const { private: _, receipts: __, ...fields } = on.expense()
  /** People can attach only their own receipts. */
  const receiptOf = (person: Person) => on.file(person === 'dana' || person === 'sam' ? on.people[person] : on.sam)
  return subjectOf({
    lifecycle: expenseLifecycle,
    on,
    at: Object.fromEntries(at),
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
    send: sender(await castOf(app, on), expenseRoutes.events),
    end: app.stop,
  })
}
