import type { Selectable } from 'kysely'
import type { HistoryLineDto } from '#contract/history/history.ts'
import { quoteIn } from '#domain/record/quote.ts'
import type { Schema } from '../../db/schema.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { unopenedBy } from '../expenses/expenses.open.ts'
import { isAuthored } from './report/facts.ts'
import { nameIn, numberOf, type Told, textOf, toldBy } from './report/told.ts'

export type EntryRow = Pick<
  Selectable<Schema['entry']>,
  'id' | 'stream_id' | 'audience' | 'seq' | 'at' | 'kind' | 'entity' | 'entity_id' | 'payload' | 'hash'
>

type Item = HistoryLineDto['items'][number]
type Items = ReadonlyMap<string, readonly Item[]>

/** By the id of what an entry is about: the expense itself, or those that the payment or the series pays. As they are called now. */
const itemsOf = async (tx: Tx, rows: readonly EntryRow[]): Promise<Items> => {
  const ids = [...new Set(rows.map(({ entity_id }) => entity_id))]
  if (ids.length === 0) return new Map()
  const own = tx
    .selectFrom('expense')
    .select(['id as about', 'id', 'name', 'status'])
    .where('id', 'in', ids)
    .unionAll(
      tx
        .selectFrom('allocation as a')
        .innerJoin('expense as e', (join) =>
          join.onRef('e.family_id', '=', 'a.family_id').onRef('e.id', '=', 'a.expense_id'),
        )
        .select(['a.payment_id as about', 'e.id', 'e.name', 'e.status'])
        .where('a.payment_id', 'in', ids),
    )
    .unionAll(
      tx
        .selectFrom('payment_series as s')
        .innerJoin('expense as e', (join) =>
          join.onRef('e.family_id', '=', 's.family_id').onRef('e.id', '=', 's.expense_id'),
        )
        .select(['s.id as about', 'e.id', 'e.name', 'e.status'])
        .where('s.id', 'in', ids),
    )
  const items = Map.groupBy(await own.execute(), ({ about }) => about)
  return new Map(
    [...items].map(([about, found]) => [
      about,
      found.map(({ id, name, status }) => ({ id, name, opens: status !== 'deleted' })),
    ]),
  )
}

const amountOf = ({ name, entity, details, columns, facts }: Told): number | null => {
  const said = numberOf(details, 'amount') ?? numberOf(details, 'remaining')
  if (entity === 'paymentSeries')
    return (
      numberOf(details, 'total') ??
      numberOf(details, 'each') ??
      numberOf(details, 'waiting') ??
      numberOf(columns ?? {}, 'total')
    )
  if (entity === 'payment') return said ?? numberOf(columns ?? {}, 'amount') ?? numberOf(facts, 'amount')
  if (name === 'approve') return numberOf(details, 'owed')
  return name === 'begin' ? numberOf(columns ?? {}, 'total') : said
}

const methods = ['check', 'bank', 'reimbursed'] as const
const methodOf = ({ columns }: Told): HistoryLineDto['method'] => {
  if (columns?.later === true) return 'later'
  const method = textOf(columns ?? {}, 'method')
  return methods.find((known) => known === method) ?? null
}

const isPlanOrPayment = ({ entity, name }: Told): boolean =>
  ((entity === 'payment' || entity === 'paymentSeries') && name === 'begin') ||
  (entity === 'paymentSeries' && name === 'edit')
/** A payment that somebody recorded, and payments that they planned, are their own word, with a note or without. */
const isSystemFact = (told: Told, quote: string | null): boolean =>
  !isAuthored(told, quote) && !(isPlanOrPayment(told) && told.by.actor !== null)

const untold = { amount: null, was: null, method: null, quote: null, systemFact: false }

/** Nothing of what is not opened is told here: no name, no amount, no word. It can be opened from here. */
const withoutContent = (items: readonly Item[]) => ({
  ...untold,
  items: items.map((item) => ({ ...item, name: '' })),
  leftOut: 'notOpened' as const,
})

/** A child, a category or a bank account as this entry calls it: no page leads to it. */
const namedIn = ({ entityId, columns }: Told): Item[] => {
  const name = nameIn(columns ?? {})
  return name === null ? [] : [{ id: entityId, name, opens: false }]
}

const lineOf = (row: EntryRow, items: readonly Item[], unopened: ReadonlySet<string>): HistoryLineDto => {
  const { id, seq, at, kind, entity, entity_id: entityId } = row
  const known = { id, seq, at, kind, entity, entityId, restricted: row.audience !== null }
  const told = toldBy({ ...row, hash: row.hash.toString('hex') })
  if (!told) return { ...known, actor: null, party: 'onlooker', mode: 'self', items: [], ...untold, leftOut: 'erased' }
  if (items.some((item) => unopened.has(item.id))) return { ...known, ...told.by, ...withoutContent(items) }
  const quote = quoteIn(kind, { ...told.details })
  return {
    ...known,
    ...told.by,
    items: items.length > 0 ? [...items] : namedIn(told),
    amount: amountOf(told),
    method: methodOf(told),
    was: textOf(told.details, 'was'),
    quote,
    systemFact: isSystemFact(told, quote),
    leftOut: null,
  }
}

/** The rows as lines to be read, in their order. */
export const linesOf = async (tx: Tx, viewer: Viewer, rows: readonly EntryRow[]): Promise<HistoryLineDto[]> => {
  const items = await itemsOf(tx, rows)
  const unopened = await unopenedBy(tx, viewer)
  return rows.map((row) => lineOf(row, items.get(row.entity_id) ?? [], unopened))
}
