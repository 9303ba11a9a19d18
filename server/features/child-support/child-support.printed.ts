import { supportFrequencies } from '#domain/child-support/dues.ts'
import { supportOrderMachine } from '#machines/child-support/support-order.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { labelIn } from '../../history/labels.ts'
import { numberOf, textOf, textsOf, type Values } from '../../history/parsed-entry.ts'
import type { PrintedPart } from '../../history/record-part.ts'
import type { ReportViewer } from '../../history/report/report-viewer.ts'

const frequencyOf = (columns: Values, { texts }: ReportViewer): string | null => {
  const stored = textOf(columns, 'rhythm')
  const frequency = supportFrequencies.find((known) => known === stored)
  if (!frequency) return null
  const days = Array.isArray(columns.days) ? columns.days.filter((day) => typeof day === 'number') : []
  return texts.childSupport.frequency[frequency]({ first: String(days[0] ?? ''), second: String(days[1] ?? '') })
}

/** Formats the parties and terms of an order as it was recorded. */
const factsOfBegin = (columns: Values, viewer: ReportViewer): string[] => {
  const { form } = viewer.texts.childSupport
  const [amount, from, to] = [numberOf(columns, 'amount'), textOf(columns, 'from_on'), textOf(columns, 'to_on')]
  const [payer, receiver] = [textOf(columns, 'payer_id'), textOf(columns, 'receiver_id')]
  const fields = [
    { label: form.amount(), value: amount === null ? null : viewer.money(amount) },
    { label: form.frequency(), value: frequencyOf(columns, viewer) },
    { label: form.from(), value: from && viewer.date(from) },
    { label: form.to(), value: to && viewer.date(to) },
    { label: form.children(), value: viewer.childrenOf(textsOf(columns, 'child_ids')) || null },
    { label: form.reference(), value: textOf(columns, 'reference') },
  ]
  const lines = fields.flatMap(({ label, value }) => (value === null ? [] : `${label}: ${value}`))
  const parties = payer && receiver ? [`${viewer.personOf(payer)} – ${viewer.personOf(receiver)}`] : []
  return [[...parties, ...lines.slice(0, 2)].join(' · '), lines.slice(2).join(' · ')]
}

/** Maps these events to the column with the last day that they set. */
const lastDayAfter: Readonly<Record<string, string>> = { askEnd: 'asked_end', agreeEnd: 'to_on', followed: 'to_on' }

const factsOfEnd = (name: string, columns: Values, { texts, date }: ReportViewer): string[] => {
  const column = lastDayAfter[name]
  const day = column ? textOf(columns, column) : null
  return day ? [`${texts.childSupport.form.to()}: ${date(day)}`] : []
}

export const orderPrint: PrintedPart = {
  about: (_entry, _known, { texts }) => texts.childSupport.recordTitle(),
  facts: ({ name, columns }, _known, viewer) =>
    name === 'begin' ? factsOfBegin(columns ?? {}, viewer) : factsOfEnd(name, columns ?? {}, viewer),
  label: (leaf, _facts, { texts }) => labelIn(texts.childSupport.label, metaOfLeaf(supportOrderMachine, leaf).label),
}
