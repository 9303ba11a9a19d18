import { type CompiledQuery, sql } from 'kysely'
import type { WaitingExpenseDto } from '#contract/home.ts'
import { limits } from '#contract/limits.ts'
import { type PaymentDto, paymentStatuses } from '#contract/payments/payments.ts'
import { permissions } from '#contract/permissions.ts'
import { addUp, type Currency } from '#domain/money.ts'
import { compiledOnce } from '../../db/compiled.ts'
import { fixedList, oneOf } from '../../db/one-of.ts'
import { flag, instantOrNull, type Packing, packing } from '../../db/packed-rows.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { HomeLines, HomePart } from '../feature.ts'
import { asksSomebody } from '../payments/payments.facts.ts'
import { paymentItems } from '../payments/payments.item.ts'
import { rowOf } from './expenses.item.ts'
import { isWaitingFor, outstanding } from './expenses.statuses.ts'
import { type LogRecord, logColumns, shownColumns } from './log/expenses.log.ts'
import { waitsForViewpoint } from './log/expenses.matching.ts'
import { expenseTotalsOf, type Sum, sumRows, sumsOf } from './log/expenses.sums.ts'

/** Lists the statuses in which a person must say whether the payment arrived. */
const askedStatuses = paymentStatuses.filter(asksSomebody)

/** A line of Home: whether it is the viewpoint's turn, and when the other parent first opened it. */
type Waiting = LogRecord & { readonly yours: boolean; readonly viewed_at: string | null }

const waitingColumns: Packing<Waiting> = packing<Waiting>({ ...logColumns, yours: flag, viewed_at: instantOrNull })

const columns = sql.join(shownColumns.map((column) => sql.ref(column)))

/**
 * Selects the latest changed expenses that wait for the viewpoint, and those that wait for others. Whose turn it is
 * follows from the key of the sums, so that of each key no more rows are read from the index `expense_by_status` than
 * can be shown, whatever is outstanding.
 */
export const waitingRows = sql<Waiting>`
  select ${columns}, yours, (select at from viewed v
      where v.family_id = shown.family_id and v.entity_id = shown.id and v.person_id = shown.other_id) as viewed_at
  from (
    select e.*, key.yours, row_number() over (partition by key.yours order by e.changed_at desc, e.id desc) as place
    from (
      select family_id, reach, audience, creator_id, other_id, status, payable,
        ${waitsForViewpoint} as yours
      from expense_total where count > 0 and status = any(${fixedList(outstanding)})
    ) key cross join lateral (
      select * from expense
      where family_id = key.family_id and status = key.status and other_id = key.other_id and payable = key.payable
        and creator_id = key.creator_id and reach = key.reach and audience is not distinct from key.audience
      order by changed_at desc, id desc limit ${sql.lit(limits.home.shown)}
    ) e
  ) shown
  where place <= ${sql.lit(limits.home.shown)} order by changed_at desc, id desc`

type Found = { readonly rows: string | null; readonly sums: string | null; readonly currency: Currency }

const compiled = compiledOnce<Found>()

/** Selects all that Home shows of the log. It holds no value of a person, so that it is compiled once. */
export const homeStatement = (tx: Tx, viewer: Viewer): CompiledQuery<Found> =>
  compiled('', () =>
    sql<Found>`select ${waitingColumns.pack(waitingRows)} as rows, (select currency from family) as currency,
      ${sumRows.pack(sumsOf(tx, viewer, { show: 'outstanding' }))} as sums`.compile(tx),
  )
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

/** Lists expenses in which it is the viewpoint's turn, and those that wait for the other parent, the bank or a date. */
export const expensesWaiting: HomeLines = async (tx, viewer) => {
  const [found] = (await tx.executeQuery(homeStatement(tx, viewer))).rows
  if (!found) throw new Error('Home has no row')
  const { currency } = found
  const rows = waitingColumns.unpack(found.rows)
  const sums = sumRows.unpack(found.sums).filter(({ status }) => outstanding.includes(status))
  const yours = sums.filter((sum) => isWaitingFor(sum, viewer.viewpoint))
  const payments = await askedPayments(tx, viewer, rows)
  const partOf = (own: boolean, count: number): HomePart => {
    const items = rows
      .filter((row) => row.yours === own)
      .map(
        (row): WaitingExpenseDto => ({
          ...rowOf(row, currency, viewer),
          payments: payments(row.id),
          viewedAt: row.viewed_at,
        }),
      )
    return { count, lists: { items } }
  }
  return {
    you: partOf(true, countOf(yours)),
    others: partOf(false, countOf(sums) - countOf(yours)),
    totals: permissions['expense.see'](viewer) ? expenseTotalsOf(sums, viewer) : null,
  }
}
