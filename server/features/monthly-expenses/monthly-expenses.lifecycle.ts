import { monthAfter } from '#domain/recurrence.ts'
import { dateIn, dayOfMonth } from '#domain/time.ts'
import { monthlyExpenseMachine } from '#machines/monthly-expenses/monthly-expense.machine.ts'
import type { MonthlyExpenseFacts } from '#machines/monthly-expenses/monthly-expense.types.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Involved, Lifecycle, LifecycleNames } from '../../lifecycle/lifecycle.ts'
import {
  lockMonthly,
  type MonthlyExpenseRecord,
  monthlyColumnsOf,
  setNextOn,
  writeMonthly,
} from './monthly-expenses.store.ts'

export type MonthlyExpenseLifecycle = Lifecycle<typeof monthlyExpenseMachine, MonthlyExpenseRecord, LifecycleNames>

export const peopleOfMonthly = ({ owner_id }: Pick<MonthlyExpenseRecord, 'owner_id'>): readonly Involved<'owner'>[] => [
  { personId: owner_id, party: 'owner' },
]

const afterNext = ({ first_on, next_on }: Pick<MonthlyExpenseRecord, 'first_on' | 'next_on'>): string =>
  monthAfter(next_on, dayOfMonth(first_on))

export const monthlyFactsOf = (
  row: Pick<MonthlyExpenseRecord, 'first_on' | 'next_on' | 'ends_on'>,
  today: string,
): MonthlyExpenseFacts => ({
  due: row.next_on <= today,
  last: row.ends_on !== null && afterNext(row) > row.ends_on,
})

export const todayOf = async (tx: Tx, now: string): Promise<string> => {
  const { time_zone: zone } = await tx.selectFrom('family').select('time_zone').executeTakeFirstOrThrow()
  return dateIn(now, zone)
}

export const monthlyExpenseLifecycle: MonthlyExpenseLifecycle = {
  entity: 'monthlyExpense',
  topic: 'monthlyExpense',
  machine: monthlyExpenseMachine,
  lock: lockMonthly,
  contextOf: async (tx, row, now) => monthlyFactsOf(row, await todayOf(tx, now)),
  people: peopleOfMonthly,
  sawAmounts: () => true,
  write: writeMonthly,
  effects: { waitForNext: ({ tx }, { row }) => setNextOn(tx, row.id, afterNext(row)) },
  columnsOf: monthlyColumnsOf,
  // Nobody else knows of it.
  notices: {},
}
