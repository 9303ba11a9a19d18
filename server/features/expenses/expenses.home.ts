import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { WaitingExpenseDto } from '#contract/home.ts'
import { limits } from '#contract/limits.ts'
import { type PaymentDto, paymentStatuses } from '#contract/payments/payments.ts'
import { permissions } from '#contract/permissions.ts'
import { addUp, type Currency } from '#domain/money.ts'
import { builtOnce } from '../../db/built-once.ts'
import { fixedList, oneOf } from '../../db/one-of.ts'
import { instantOrNull, type Packing, packing } from '../../db/reading/packed-rows.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { HomeLines, HomePart } from '../feature.ts'
import { asksSomebody } from '../payments/payments.facts.ts'
import { paymentItems } from '../payments/payments.item.ts'
import { rowOf } from './expenses.item.ts'
import { isWaitingFor, outstanding } from './expenses.statuses.ts'
import { type LogRecord, logColumns, shownColumns } from './log/expenses.log.ts'
import { waitsForViewpoint } from './log/expenses.matching.ts'
import { expenseTotalsOf, type Sum, sumRows } from './log/expenses.sums.ts'

/** Lists the statuses in which a person must say whether the payment arrived. */
const askedStatuses = paymentStatuses.filter(asksSomebody)

/** A line of Home, with the time at which the other parent first opened it. */
type Waiting = LogRecord & { readonly viewed_at: string | null }

const waitingRows: Packing<Waiting> = packing<Waiting>({ ...logColumns, viewed_at: instantOrNull })

const columns = sql.join(shownColumns.map((column) => sql.ref(column)))

/**
 * Selects the latest changed of the expenses whose sums meet a condition. Whose turn it is follows from the key of the
 * sums, so that of each key no more rows are read from the index `expense_by_status` than can be shown, whatever is
 * outstanding.
 */
const latestOf = (condition: RawBuilder<unknown>) => sql`
  select ${columns}, (select at from viewed v
      where v.family_id = latest.family_id and v.entity_id = latest.id and v.person_id = latest.other_id) as viewed_at
  from (
    select e.* from sums cross join lateral (
      select * from expense
      where family_id = sums.family_id and status = sums.status and other_id = sums.other_id
        and payable = sums.payable and creator_id = sums.creator_id and reach = sums.reach
        and audience is not distinct from sums.audience
      order by changed_at desc, id desc limit ${sql.lit(limits.home.shown)}
    ) e
    where ${condition} order by e.changed_at desc, e.id desc limit ${sql.lit(limits.home.shown)}
  ) latest`

type Found = {
  readonly yours: string | null
  readonly others: string | null
  readonly sums: string | null
  readonly currency: Currency
}

/** Selects all that Home shows of the log. It holds no value of a person, so that it is the same for everybody. */
const everything = sql<Found>`
  with sums as materialized (
    select *, ${waitsForViewpoint} as yours from expense_total where count > 0 and status = any(${fixedList(outstanding)})
  )
  select ${waitingRows.pack(latestOf(sql`yours`))} as yours, ${waitingRows.pack(latestOf(sql`not yours`))} as others,
    ${sumRows.pack(sql`select * from sums`)} as sums, (select currency from family) as currency`

export const homeStatement = (tx: Tx): CompiledQuery<Found> => everything.compile(tx)
const readsHome = builtOnce<object, Found>((tx) => ({ compile: () => homeStatement(tx) }))

/** Groups payments by expense; a payment of several expenses appears with each. */
const askedPayments = async (
  tx: Tx,
  viewer: Viewer,
  rows: readonly LogRecord[],
): Promise<(id: string) => PaymentDto[]> => {
  const ids = rows.filter(({ checks }) => checks > 0).map(({ id }) => id)
  if (ids.length === 0) return () => []
  const asked = await tx
    .selectFrom('payment')
    .selectAll()
    .where('status', 'in', askedStatuses)
    .where('id', 'in', (eb) => eb.selectFrom('allocation').select('payment_id').where('expense_id', '=', oneOf(ids)))
    .orderBy('created_at')
    .orderBy('change_order')
    .execute()
  const items = await paymentItems(tx, viewer, asked)
  return (id) => items.filter((item) => item.allocations.some(({ expenseId }) => expenseId === id))
}

const countOf = (sums: readonly Sum[]): number => addUp(sums.map(({ count }) => count))

/**
 * PostgreSQL expects few rows of each key, so that it might read all of them and sort them, however many there are. It
 * is left only the index that has them in order.
 */
const readInOrder = CompiledQuery.raw(`select set_config('enable_bitmapscan', 'off', true)`)

/** Lists expenses in which it is the viewpoint's turn, and those that wait for the other parent, the bank or a date. */
export const expensesWaiting: HomeLines = async (tx, viewer) => {
  const [, [found]] = await Promise.all([tx.executeQuery(readInOrder), readsHome.run(tx, {})])
  if (!found) throw new Error('Home has no row')
  const [yours, others] = [waitingRows.unpack(found.yours), waitingRows.unpack(found.others)]
  const sums = sumRows.unpack(found.sums)
  const count = countOf(sums.filter((sum) => isWaitingFor(sum, viewer.viewpoint)))
  const payments = await askedPayments(tx, viewer, [...yours, ...others])
  const partOf = (waiting: readonly Waiting[], counted: number): HomePart => {
    const items = waiting.map(
      (row): WaitingExpenseDto => ({
        ...rowOf(row, found.currency, viewer),
        payments: payments(row.id),
        viewedAt: row.viewed_at,
      }),
    )
    return { count: counted, lists: { items } }
  }
  return {
    you: partOf(yours, count),
    others: partOf(others, countOf(sums) - count),
    totals: permissions['expense.see'](viewer) ? expenseTotalsOf(sums, viewer) : null,
  }
}
