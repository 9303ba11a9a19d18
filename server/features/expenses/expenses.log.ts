import { sql } from 'kysely'
import { inOrder, type Page } from '../../db/cursor.ts'
import type { Tx } from '../../db/tenancy.ts'
import { statusesThat } from '../payments/payments.facts.ts'
import type { matching } from './expenses.matching.ts'
import { keyOf, type LogOrder } from './expenses.order.ts'
import { outstanding } from './expenses.standing.ts'
import type { ExpenseRecord } from './expenses.store.ts'

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

type Matching = ReturnType<typeof matching>
type PageOptions = Page & { readonly order: LogOrder }

/**
 * Selects the rows after a cursor, each with the value by which it is ordered. Orders by date, name and total use an
 * index instead of a sort.
 */
export const pageQuery = (tx: Tx, matches: Matching, { order, ...page }: PageOptions) => {
  const key = keyOf(order)
  const query = tx.selectFrom('expense').select(shownColumns).select(key.value.as('place')).where(matches)
  return inOrder(query, order, key, page)
}

export const countOf = async (tx: Tx, matches: Matching): Promise<number> => {
  const { count } = await tx
    .selectFrom('expense')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(matches)
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

/** Returns what each parent owes of outstanding expenses, and separately what is already with the bank. */
export const totalsOf = async (tx: Tx): Promise<Totals[]> => {
  const [settled, inFlight] = [statusesThat('settled'), statusesThat('inFlight')]
  const { rows } = await sql<Totals>`
    select e.other_id,
      coalesce(sum(e.owed - m.settled - m.in_flight), 0)::bigint as amount,
      count(*) filter (where e.owed - m.settled - m.in_flight > 0)::bigint as count,
      coalesce(sum(m.in_flight), 0)::bigint as in_flight,
      coalesce(sum(m.transfers), 0)::bigint as transfers
    from expense e
    cross join lateral (
      select coalesce(sum(a.amount) filter (where p.status = any(${settled})), 0) as settled,
        coalesce(sum(a.amount) filter (where p.status = any(${inFlight})), 0) as in_flight,
        count(*) filter (where p.status = any(${inFlight})) as transfers
      from allocation a join payment p on p.family_id = a.family_id and p.id = a.payment_id
      where a.family_id = e.family_id and a.expense_id = e.id
    ) m
    where e.status = any(${[...outstanding]})
    group by e.other_id`.execute(tx)
  return rows
}
