import { addUp } from '#domain/money.ts'
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

const allocationsOf = (tx: Tx, paymentIds: readonly string[]) =>
  tx
    .selectFrom('allocation')
    .select(['payment_id', 'expense_id', 'amount'])
    .where('payment_id', '=', oneOf(paymentIds))
    .orderBy('expense_id')
    .execute()

const owedOf = (tx: Tx, expenseIds: readonly string[]): Promise<OwedExpense[]> =>
  tx.selectFrom('expense').select(['id', 'owed', 'other_id']).where('id', '=', oneOf(expenseIds)).execute()

/** Returns what the expenses of each payment could take, including its own allocations. */
const payable: NonNullable<PaidItem['payable']> = async (tx, rows) => {
  const parts = Map.groupBy(
    await allocationsOf(
      tx,
      rows.map(({ id }) => id),
    ),
    ({ payment_id }) => payment_id,
  )
  const expenses = new Set([...parts.values()].flat().map(({ expense_id }) => expense_id))
  if (expenses.size === 0) return new Map()
  const facts = await factsOf(tx, await owedOf(tx, [...expenses]))
  const takes = ({ status }: PaymentRow, { expense_id, amount }: { expense_id: string; amount: number }): number => {
    const left = facts.get(expense_id)
    const own = countsAs(status, 'nothing') ? 0 : amount
    return left ? Math.max(0, Math.min(amount, payableOf(left) + own)) : 0
  }
  return new Map(
    rows.flatMap((row): [string, number][] => {
      const own = parts.get(row.id)
      return own ? [[row.id, addUp(own.map((part) => takes(row, part)))]] : []
    }),
  )
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
  for (const { expense_id } of await allocationsOf(change.tx, [id]))
    await advance(change, expenseLifecycle, expense_id, { type: 'expense.paymentsChanged' }, 'system')
}
