import { payableOf } from '#machines/expenses/expense.facts.ts'
import { oneOf } from '../../db/one-of.ts'
import type { Tx } from '../../db/tenancy.ts'
import { advance } from '../../lifecycle/advance.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { countsAs } from '../payments/payments.facts.ts'
import type { Paid, PaidItem } from '../payments/payments.paid.ts'
import type { PaymentRow } from '../payments/payments.store.ts'
import { factsOf, type OwedExpense } from './expenses.facts.ts'
import { expenseLifecycle } from './expenses.lifecycle.ts'
import { paidExpenseSubjects } from './expenses.notices.ts'

const allocationsOf = (tx: Tx, paymentId: string) =>
  tx
    .selectFrom('allocation')
    .select(['expense_id', 'amount'])
    .where('payment_id', '=', paymentId)
    .orderBy('expense_id')
    .execute()

const owedOf = (tx: Tx, expenseIds: readonly string[]): Promise<OwedExpense[]> =>
  tx.selectFrom('expense').select(['id', 'owed', 'other_id']).where('id', '=', oneOf(expenseIds)).execute()

/** Returns what the expenses of a payment could take, including its own allocations. */
const payable: NonNullable<PaidItem['payable']> = async (tx, row) => {
  const allocations = await allocationsOf(tx, row.id)
  if (allocations.length === 0) return null
  const ids = allocations.map(({ expense_id }) => expense_id)
  const facts = await factsOf(tx, await owedOf(tx, ids))
  const own = (amount: number) => (countsAs(row.status, 'nothing') ? 0 : amount)
  return allocations.reduce((total, { expense_id, amount }) => {
    const left = facts.get(expense_id)
    return left ? total + Math.max(0, Math.min(amount, payableOf(left) + own(amount))) : total
  }, 0)
}

const describe: PaidItem['describe'] = async (tx, paymentIds) => {
  const rows = await tx
    .selectFrom('allocation as a')
    .innerJoin('expense as e', (join) =>
      join.onRef('e.family_id', '=', 'a.family_id').onRef('e.id', '=', 'a.expense_id'),
    )
    .select(['a.payment_id', 'a.expense_id', 'e.name', 'a.amount'])
    .where('a.payment_id', '=', oneOf(paymentIds))
    .orderBy('a.expense_id')
    .execute()
  const byPayment = Map.groupBy(rows, ({ payment_id }) => payment_id)
  return new Map(
    [...byPayment].map(([id, parts]): [string, Paid] => [
      id,
      {
        allocations: parts.map(({ expense_id, name, amount }) => ({
          expenseId: expense_id,
          expenseName: name,
          amount,
        })),
      },
    ]),
  )
}

export const paidExpenses: PaidItem = {
  lock: async (tx, paymentId) => {
    await tx
      .selectFrom('expense')
      .select('id')
      .where('id', 'in', (eb) => eb.selectFrom('allocation').select('expense_id').where('payment_id', '=', paymentId))
      .orderBy('id')
      .forUpdate()
      .execute()
  },
  describe,
  subjects: paidExpenseSubjects,
  payable,
}

/** Derives the state of the expenses that a payment pays. */
export const followPayment = async (change: UnitOfWork, { id }: PaymentRow): Promise<void> => {
  for (const { expense_id } of await allocationsOf(change.tx, id))
    await advance(change, expenseLifecycle, expense_id, { type: 'expense.paymentsChanged' }, 'system')
}
