import type { Exhibits } from './exhibits.ts'
import type { Items } from './items.ts'
import type { Reader } from './reader.ts'
import { statusOf } from './statuses.ts'
import { endFacts, orderFacts } from './support-order.ts'
import { numberOf, type Told, textOf, textsOf, type Values } from './told.ts'

const dot = ' · '
const isSome = (part: string | null): part is string => part !== null && part !== ''

/** "Sam Keller 50%, Dana Reyes 50%". */
const splitOf = (columns: Values, { words, personOf, percent }: Reader): string | null => {
  const own = numberOf(columns, 'creator_percent')
  const [creator, other] = [textOf(columns, 'creator_id'), textOf(columns, 'other_id')]
  if (own === null || !creator || !other) return null
  const part = (id: string, share: number) =>
    words.expenses.details.split.percentOf({ name: personOf(id), percent: percent(share) })
  return `${part(creator, own)}, ${part(other, 100 - own)}`
}

type Field = { readonly label: string; readonly value: string | null }

/** What an expense says of itself, as the form names it. */
const fieldsOf = (columns: Values, reader: Reader): Field[] => {
  const { form } = reader.words.expenses
  const [total, date] = [numberOf(columns, 'total'), textOf(columns, 'purchase_date')]
  const category = textOf(columns, 'category_id')
  return [
    { label: form.name(), value: textOf(columns, 'name') },
    { label: form.amount(), value: total === null ? null : reader.money(total) },
    { label: form.split(), value: splitOf(columns, reader) },
    { label: form.date(), value: date && reader.date(date) },
    { label: form.category(), value: category && reader.categoryOf(category) },
    { label: form.children(), value: reader.childrenOf(textsOf(columns, 'child_ids')) || null },
  ]
}

const beginOf = (columns: Values, reader: Reader): string[] => {
  const [, ...fields] = fieldsOf(columns, reader)
  const said = fields.flatMap(({ label, value }) => (value === null ? [] : `${label}: ${value}`))
  return [said.slice(0, 2).join(dot), said.slice(2).join(dot)]
}

const editOf = (before: Values, now: Values, reader: Reader): string[] => {
  const was = fieldsOf(before, reader)
  return fieldsOf(now, reader).flatMap(({ label, value }, at) => {
    const old = was[at]?.value ?? null
    if (old === value || value === null) return []
    return `${label}: ${old === null ? value : reader.words.documents.paper.was({ now: value, was: old })}`
  })
}

const paymentOf = (columns: Values, { words, personOf }: Reader): string[] => {
  const { method, number } = words.payments
  const [payer, receiver] = [textOf(columns, 'payer_id'), textOf(columns, 'receiver_id')]
  const how = { check: method.check(), bank: method.bank(), reimbursed: method.reimbursed() }
  const key = textOf(columns, 'method')
  const written = textOf(columns, 'number')
  return [
    [
      key === 'check' || key === 'bank' || key === 'reimbursed' ? how[key] : null,
      written && number({ number: written }),
      payer && receiver && `${personOf(payer)} – ${personOf(receiver)}`,
    ]
      .filter((part) => isSome(part))
      .join(dot),
  ]
}

const supportFacts = ({ name, columns }: Told, reader: Reader): string[] => {
  if (name === 'begin') return orderFacts(columns ?? {}, reader)
  return ['askEnd', 'agreeEnd', 'followed'].includes(name) ? endFacts(name, columns, reader) : []
}

/** "From Dec 1, 2026 · Dana Reyes – Sam Keller". */
const seriesOf = (columns: Values, { words, personOf, date }: Reader): string[] => {
  const [from, payer, receiver] = ['starts_on', 'payer_id', 'receiver_id'].map((key) => textOf(columns, key))
  if (!from || !payer || !receiver) return []
  return [`${words.documents.record.seriesFrom({ date: date(from) })}${dot}${personOf(payer)} – ${personOf(receiver)}`]
}

const contentOf = (told: Told, items: Items, reader: Reader): string[] => {
  const { name, entity, columns, entityId, details } = told
  if (entity === 'supportOrder') return supportFacts(told, reader)
  if (entity === 'paymentSeries') return columns && name !== 'stop' ? seriesOf(columns, reader) : []
  if (columns && name === 'begin') return entity === 'payment' ? paymentOf(columns, reader) : beginOf(columns, reader)
  if (columns && name === 'edit') return editOf(items.columnsOf(entityId), columns, reader)
  if (name !== 'approve') return []
  const other = textOf(items.columnsOf(entityId), 'other_id')
  const owed = numberOf(details, 'owed')
  if (!other || owed === null) return []
  return [`${reader.words.expenses.form.shareOf({ name: reader.personOf(other) })}: ${reader.money(owed)}`]
}

const exhibitsNamed = (told: Told, entry: number, exhibits: Exhibits, { words }: Reader): string[] => {
  const { paper, record } = words.documents
  return exhibits.namedIn(told, entry).map((exhibit) => {
    if (!exhibit) return record.exhibits.gone()
    return `${paper.exhibit({ number: exhibit.number })}: ${exhibit.file.name}`
  })
}

/** The lines under an entry: what it was about, the files it names, what became of the item. */
export const factsOf = (told: Told, entry: number, items: Items, exhibits: Exhibits, reader: Reader): string[] =>
  [...contentOf(told, items, reader), ...exhibitsNamed(told, entry, exhibits, reader), statusOf(told, reader)].filter(
    isSome,
  )

/** What they wrote: a note at the beginning, when it was changed, or with a payment; a reason, a question. */
export const quoteOf = ({ name, entity, entityId, details, columns }: Told, items: Items): string | null => {
  // A payment's note stands at the act that brought it.
  if (entity === 'payment' && name === 'begin') return null
  if (columns && (name === 'begin' || name === 'edit')) {
    const note = textOf(columns, 'note')
    return name === 'edit' && note === textOf(items.columnsOf(entityId), 'note') ? null : note
  }
  return textOf(details, 'reason') ?? textOf(details, 'note')
}

/** Whether somebody gave it contents of their own; what was only noted when it happened is the system's. */
export const isAuthored = ({ name, entity, by }: Told, quote: string | null): boolean =>
  by.actor !== null &&
  (quote !== null ||
    (entity === 'supportOrder' && name === 'begin') ||
    ['child', 'category', 'paymentAccount', 'bankAccount'].includes(entity) ||
    (entity === 'paymentSeries' && ['begin', 'edit'].includes(name)) ||
    (entity === 'expense' && ['begin', 'edit', 'addReceipt', 'pay'].includes(name)))
