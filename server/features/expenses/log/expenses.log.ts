import { sql } from 'kysely'
import type { ExpenseSelection } from '#contract/expenses/expense-log.ts'
import type { Tx } from '../../../db/tenancy.ts'
import type { ListContext } from '../../../lists/list.ts'
import { statusesThat } from '../../payments/payments.facts.ts'
import { outstanding } from '../expenses.statuses.ts'
import type { ExpenseRecord } from '../expenses.store.ts'
import { matching } from './expenses.matching.ts'
import { orderOf } from './expenses.order.ts'

const shownColumns = [
  'id',
  'status',
  'version',
  'name',
  'total',
  'owed',
  'creator_percent',
  'creator_id',
  'other_id',
  'category_id',
  'child_ids',
  'purchase_date',
  'created_at',
] as const

/** The columns of a line of the log, none of which require opening the expense. */
export type LogRecord = Pick<ExpenseRecord, (typeof shownColumns)[number]>

/** Selects the matches, each with the value by which it is ordered. */
export const logRows = ({ tx, viewer }: ListContext, selection: ExpenseSelection) =>
  tx
    .selectFrom('expense')
    .select(shownColumns)
    .select(orderOf(selection).by.value.as('place'))
    .where(matching(selection, viewer))

export const countOf = async ({ tx, viewer }: ListContext, selection: ExpenseSelection): Promise<number> => {
  const { count } = await tx
    .selectFrom('expense')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(matching(selection, viewer))
    .executeTakeFirstOrThrow()
  return count
}

export type Totals = {
  readonly other_id: string
  readonly amount: number
  readonly count: number
  readonly in_flight: number
  readonly transfers: number
}

/**
 * Returns what each parent owes of outstanding expenses, and separately what is already with the bank. It sums per
 * expense by grouping: PostgreSQL would plan a lateral join anew each time, which costs four times as much.
 */
export const totalsOf = async (tx: Tx): Promise<Totals[]> => {
  const [settled, inFlight] = [statusesThat('settled'), statusesThat('inFlight')]
  const { rows } = await sql<Totals>`
    select other_id,
      sum(owed - settled - in_flight)::bigint as amount,
      count(*) filter (where owed - settled - in_flight > 0)::bigint as count,
      sum(in_flight)::bigint as in_flight,
      sum(transfers)::bigint as transfers
    from (
      select e.other_id, e.owed,
        coalesce(sum(a.amount) filter (where p.status = any(${settled})), 0) as settled,
        coalesce(sum(a.amount) filter (where p.status = any(${inFlight})), 0) as in_flight,
        count(*) filter (where p.status = any(${inFlight})) as transfers
      from expense e
        left join (allocation a join payment p on p.family_id = a.family_id and p.id = a.payment_id)
          on a.family_id = e.family_id and a.expense_id = e.id
      where e.status = any(${[...outstanding]})
      group by e.family_id, e.id
    ) sums
    group by other_id`.execute(tx)
  return rows
}
