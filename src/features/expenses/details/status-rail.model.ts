import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import type { HistoryEntryDto } from '#contract/history/item-history.ts'
import type { PaymentDto } from '#contract/payments/payments.ts'
import { columnsIn, quoteIn, textIn } from '#domain/record/quote.ts'
import type { Tone } from '#machines/shared/turn.ts'
import { recordEvents } from '#src/app/shared/record/event-sentence.ts'
import { partiesOf } from '../parties.ts'
import { type SplitShare, sharesFrom } from '../split-text.ts'

/** These details are shown small beside the time: the amounts at that time, the files, the check's number. */
export type Detail =
  | { readonly kind: 'begin'; readonly total: number; readonly shares: readonly SplitShare[] }
  | {
      readonly kind: 'edit'
      readonly total: { readonly was: number; readonly now: number } | null
      readonly split: { readonly was: readonly SplitShare[]; readonly now: readonly SplitShare[] } | null
      readonly fields: readonly EditedField[]
    }
  | { readonly kind: 'number'; readonly number: string }
  | { readonly kind: 'files'; readonly names: readonly string[] }

/** Lists what an edit can change besides the total and the split, by the form's names. */
export type EditedField = 'name' | 'date' | 'category' | 'children' | 'note'

export type PastStep = {
  readonly id: string
  readonly kind: string
  /** Says how the payment was begun. */
  readonly method: string | null
  /** The state that the entry led to. */
  readonly to: string | null
  readonly actor: string | null
  readonly amount: number
  readonly at: string
  /** No signature covers the entry. */
  readonly notAnchored?: true | undefined
  readonly detail: Detail | null
  readonly quote: string | null
  readonly lookingOn: boolean
  readonly tone: Tone | null
}

type Details = HistoryEntryDto['details']

const isDetails = (value: unknown): value is Details =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const numberIn = (details: Details, key: string): number | null => {
  const value = details[key]
  return typeof value === 'number' ? value : typeof value === 'string' && value !== '' ? Number(value) : null
}

function filesOf({ receipts }: Details): Detail | null {
  const names = Array.isArray(receipts)
    ? receipts.flatMap((receipt) => (isDetails(receipt) ? (textIn(receipt, 'name') ?? []) : []))
    : []
  return names.length > 0 ? { kind: 'files', names } : null
}

function splitIn(columns: Details, item: ExpenseDto): readonly SplitShare[] | null {
  const percent = numberIn(columns, 'creator_percent')
  const { creatorId, payerId } = partiesOf(item)
  return percent === null ? null : sharesFrom(percent, creatorId, payerId)
}

const beginOf = (details: Details, item: ExpenseDto): Detail | null => {
  const columns = columnsIn(details)
  const total = numberIn(columns, 'total')
  const shares = splitIn(columns, item)
  return total === null || shares === null ? null : { kind: 'begin', total, shares }
}

const paymentOf = ({ entityId }: HistoryEntryDto, { payments }: ExpenseDto): PaymentDto | undefined =>
  payments.find(({ id }) => id === entityId)

/** Gives a payment's method, or `later` when it waits for its date. */
function howOf(payment: PaymentDto | undefined, columns: Details): string | null {
  if (payment ? payment.later : columns.later === true) return 'later'
  return payment?.method ?? textIn(columns, 'method')
}

/** Gives the amount of a plan to pay the expense: as planned, as changed, or what was left of it. */
const plannedIn = ({ entity, details }: HistoryEntryDto): number | null =>
  entity === 'expense'
    ? null
    : (numberIn(details, 'total') ?? numberIn(details, 'waiting') ?? numberIn(columnsIn(details), 'total'))

const columnOf: Record<EditedField, string> = {
  name: 'name',
  date: 'purchase_date',
  category: 'category_id',
  children: 'child_ids',
  note: 'note',
}
const fields: readonly EditedField[] = ['name', 'date', 'category', 'children', 'note']

/** Compares the columns after an edit with those before it. */
function editOf(before: Details, now: Details, item: ExpenseDto): Detail | null {
  const total = changeOf(numberIn(before, 'total'), numberIn(now, 'total'))
  const split = changeOf(splitIn(before, item), splitIn(now, item))
  const changed = fields.filter((field) => text(before[columnOf[field]]) !== text(now[columnOf[field]]))
  return total || split || changed.length > 0 ? { kind: 'edit', total, split, fields: changed } : null
}
const text = (value: unknown) => JSON.stringify(value ?? null)
/** Returns both values where an entry holds each and they differ. */
const changeOf = <Value>(was: Value | null, now: Value | null) =>
  was !== null && now !== null && text(was) !== text(now) ? { was, now } : null

function detailOf(entry: HistoryEntryDto, item: ExpenseDto, before: Details): Detail | null {
  const { kind, details } = entry
  if (kind === 'expense.begin') return beginOf(details, item)
  if (kind === 'expense.addReceipt') return filesOf(details)
  if (kind === 'payment.begin') {
    const number = paymentOf(entry, item)?.number
    return number ? { kind: 'number', number } : null
  }
  return kind === 'expense.edit' ? editOf(before, columnsIn(details), item) : null
}

/**
 * Lists the past steps, oldest first: who did what and when, with their own text as a quote. Entries that another entry
 * already covers are left out.
 */
export function pastOf(entries: readonly HistoryEntryDto[], item: ExpenseDto): PastStep[] {
  let columns: Details = {}
  return entries.flatMap((entry) => {
    const { id, at, kind, details, actor, mode } = entry
    const before = columns
    if (entry.entity === 'expense' && isDetails(details.columns)) columns = details.columns
    const payment = paymentOf(entry, item)
    const known = recordEvents.kindOf(kind)
    if (known?.topic === null) return []
    return {
      id,
      at,
      notAnchored: entry.notAnchored,
      kind,
      method: howOf(payment, columnsIn(details)),
      to: textIn(details, 'to'),
      actor,
      amount: payment?.amount ?? numberIn(details, 'amount') ?? plannedIn(entry) ?? 0,
      detail: detailOf(entry, item, before),
      quote: quoteIn(kind, details),
      lookingOn: mode !== 'self',
      tone: known?.problem ? 'problem' : null,
    } satisfies PastStep
  })
}
