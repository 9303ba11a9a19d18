import { familyKeyOf } from '#domain/record/family-kinds.ts'
import { events as expenseWords } from '#i18n/en-US/expenses/events.ts'
import paymentsWords from '#i18n/en-US/payments/index.ts'
import type { Items } from './items.ts'
import type { Reader } from './reader.ts'
import { nameIn, numberOf, type Told, textOf, type Values } from './told.ts'

// The sentences are those of the rail in the product: one dictionary says what happened, on the screen and on paper.

/** What tells of an event: whoever did it is named in it. */
type Telling<Words> = { [Key in keyof Words]: Words[Key] extends { name: string } ? Key : never }[keyof Words]
type ExpenseKey = Telling<typeof expenseWords>
type PaymentKey = keyof typeof paymentsWords.events

const hasName = (words: object, key: string): boolean => Object.hasOwn(Reflect.get(words, key) ?? {}, 'name')
const isExpenseKey = (key: string): key is ExpenseKey => hasName(expenseWords, key)
const isPaymentKey = (key: string): key is PaymentKey => hasName(paymentsWords.events, key)

const begins: Readonly<Record<string, PaymentKey>> = {
  later: 'beginLater',
  check: 'beginCheck',
  bank: 'beginBank',
  reimbursed: 'beginReimbursed',
}

const howOf = (columns: Values): string => (columns.later === true ? 'later' : (textOf(columns, 'method') ?? ''))

const seriesKinds: Readonly<Record<string, PaymentKey>> = {
  begin: 'seriesBegin',
  edit: 'seriesEdit',
  stop: 'seriesStop',
}

/** What a payment moved, or what a command to an expense did. */
export const amountOf = ({ details, entityId, columns, entity }: Told, items: Items): number | null => {
  if (entity === 'payment')
    return numberOf(columns ?? items.columnsOf(entityId), 'amount') ?? numberOf(details, 'amount')
  if (entity === 'paymentSeries')
    return (
      numberOf(details, 'total') ??
      numberOf(details, 'each') ??
      numberOf(details, 'waiting') ??
      numberOf(columns ?? {}, 'total')
    )
  return numberOf(details, 'amount') ?? numberOf(details, 'remaining')
}

const nameOf = ({ columns }: Told): string => nameIn(columns ?? {}) ?? ''

/** "Sam Keller recorded a payment of $40.00". A kind not known yet is still told. */
export const sentenceOf = (told: Told, items: Items, { words, personOf, money }: Reader): string => {
  const actor = told.by.actor === null ? '' : personOf(told.by.actor)
  const family = familyKeyOf(`${told.entity}.${told.name}`)
  if (family)
    return words.household.events[family].name({ actor, item: nameOf(told), was: textOf(told.details, 'was') ?? '' })
  const params = { actor, amount: money(amountOf(told, items) ?? 0) }
  const key = told.name === 'begin' ? (begins[howOf(told.columns ?? {})] ?? '') : told.name
  if (told.entity === 'paymentSeries') return words.payments.events[seriesKinds[told.name] ?? 'seriesEnd'].name(params)
  if (told.entity === 'payment' && isPaymentKey(key)) return words.payments.events[key].name(params)
  const own = words.documents.record
  if (told.name === 'pay' || told.name === 'markReimbursed' || told.name === 'paymentsChanged')
    return own[told.name](params)
  return words.expenses.events[isExpenseKey(told.name) ? told.name : 'other'].name(params)
}

/** "Payment of $40.00 for Orthodontist". */
export const aboutOf = (told: Told, items: Items, reader: Reader): string => {
  const { expense, payment, paymentFor, series } = reader.words.documents.record
  const { entity, entityId, columns } = told
  const { household } = reader.words
  if (entity === 'supportOrder') return household.supportOrder()
  if (entity === 'child' || entity === 'category' || entity === 'bankAccount')
    return household[entity]({ name: nameOf(told) })
  if (entity === 'paymentAccount') return household.paymentAccount()
  if (entity === 'paymentSeries') {
    const planned = columns ?? items.columnsOf(entityId)
    return series({
      name: textOf(planned, 'name') ?? '',
      item: reader.expenseOf(textOf(planned, 'expense_id') ?? '') ?? reader.words.childSupport.title(),
    })
  }
  if (entity !== 'payment') {
    const name = textOf(columns ?? items.columnsOf(entityId), 'name') ?? reader.expenseOf(entityId) ?? ''
    return expense({ name })
  }
  const amount = reader.money(amountOf(told, items) ?? 0)
  const ids = reader.record.allocations.filter((allocation) => allocation.payment === entityId)
  const names = ids.flatMap((allocation) => reader.expenseOf(allocation.expense) ?? []).join(', ')
  return names ? paymentFor({ amount, names }) : payment({ amount })
}

/** Who it is from, in the trace under it. */
export const authorOf = ({ by }: Told, { words, personOf }: Reader): string => {
  const { record } = words.documents
  if (by.party === 'bank') return record.byBank()
  if (by.actor === null) return record.bySystem({ product: words.productName() })
  const name = personOf(by.actor)
  return by.mode === 'self' ? record.by({ name }) : record.byLookingOn({ name })
}
