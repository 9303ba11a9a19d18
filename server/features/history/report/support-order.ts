import { supportFrequencies } from '#domain/child-support/dues.ts'
import en from '#i18n/en-US/childSupport/index.ts'
import { supportOrderMachine } from '#machines/child-support/support-order.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import type { Reader } from './reader.ts'
import { numberOf, textOf, textsOf, type Values } from './told.ts'

type Label = keyof typeof en.label
const isLabel = (key: string): key is Label => Object.hasOwn(en.label, key)

/** The label a person reads for a leaf, as its chart's meta says. */
export const orderLabel = (leaf: string, { words }: Reader): string => {
  const { label } = metaOfLeaf(supportOrderMachine, leaf)
  return isLabel(label) ? words.childSupport.label[label]() : label
}

const rhythmOf = (columns: Values, { words }: Reader): string | null => {
  const typed = textOf(columns, 'rhythm')
  const rhythm = supportFrequencies.find((known) => known === typed)
  if (!rhythm) return null
  const days = Array.isArray(columns.days) ? columns.days.filter((day) => typeof day === 'number') : []
  return words.childSupport.rhythm[rhythm]({ first: String(days[0] ?? ''), second: String(days[1] ?? '') })
}

/** What an order says of itself when it is recorded, and from which day to which. */
export const orderFacts = (columns: Values, reader: Reader): string[] => {
  const { form } = reader.words.childSupport
  const [amount, from, to] = [numberOf(columns, 'amount'), textOf(columns, 'from_on'), textOf(columns, 'to_on')]
  const [payer, receiver] = [textOf(columns, 'payer_id'), textOf(columns, 'receiver_id')]
  const fields = [
    { label: form.amount(), value: amount === null ? null : reader.money(amount) },
    { label: form.rhythm(), value: rhythmOf(columns, reader) },
    { label: form.from(), value: from && reader.date(from) },
    { label: form.to(), value: to && reader.date(to) },
    { label: form.children(), value: reader.childrenOf(textsOf(columns, 'child_ids')) || null },
    { label: form.reference(), value: textOf(columns, 'reference') },
  ]
  const said = fields.flatMap(({ label, value }) => (value === null ? [] : `${label}: ${value}`))
  const parties = payer && receiver ? [`${reader.personOf(payer)} – ${reader.personOf(receiver)}`] : []
  return [[...parties, ...said.slice(0, 2)].join(' · '), said.slice(2).join(' · ')]
}

/** The last day that was asked for, agreed to, or brought about by the order that follows. */
export const endFacts = (name: string, columns: Values | null, { words, date }: Reader): string[] => {
  const day = columns && textOf(columns, name === 'askEnd' ? 'asked_end' : 'to_on')
  return day ? [`${words.childSupport.form.to()}: ${date(day)}`] : []
}
