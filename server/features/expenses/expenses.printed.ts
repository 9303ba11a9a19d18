import { numberOf, type ParsedEntry, textOf, textsOf, type Values } from '../../history/parsed-entry.ts'
import type { PrintedPart } from '../../history/record-part.ts'
import type { ReportViewer } from '../../history/report/report-viewer.ts'
import { expenseLabel } from './expenses.label.ts'

/** Formats "Sam Keller 50%, Dana Reyes 50%". */
const splitOf = (columns: Values, { texts, personOf, percent }: ReportViewer): string | null => {
  const own = numberOf(columns, 'creator_percent')
  const [creator, other] = [textOf(columns, 'creator_id'), textOf(columns, 'other_id')]
  if (own === null || !creator || !other) return null
  const part = (id: string, share: number) =>
    texts.common.split.percentOf({ name: personOf(id), percent: percent(share) })
  return `${part(creator, own)}, ${part(other, 100 - own)}`
}

type Field = { readonly label: string; readonly value: string | null }

/** Returns the contents of an expense, labelled as its form labels them. */
const fieldsOf = (columns: Values, viewer: ReportViewer): Field[] => {
  const { form } = viewer.texts.expenses
  const [total, date] = [numberOf(columns, 'total'), textOf(columns, 'purchase_date')]
  const category = textOf(columns, 'category_id')
  return [
    { label: form.name(), value: textOf(columns, 'name') },
    { label: form.amount(), value: total === null ? null : viewer.money(total) },
    { label: form.split(), value: splitOf(columns, viewer) },
    { label: form.date(), value: date && viewer.date(date) },
    { label: form.category(), value: category && viewer.categoryOf(category) },
    { label: form.children(), value: viewer.childrenOf(textsOf(columns, 'child_ids')) || null },
  ]
}

const factsOfBegin = (columns: Values, viewer: ReportViewer): string[] => {
  const [, ...fields] = fieldsOf(columns, viewer)
  const lines = fields.flatMap(({ label, value }) => (value === null ? [] : `${label}: ${value}`))
  return [lines.slice(0, 2).join(' · '), lines.slice(2).join(' · ')]
}

const factsOfEdit = (before: Values, now: Values, viewer: ReportViewer): string[] => {
  const was = fieldsOf(before, viewer)
  return fieldsOf(now, viewer).flatMap(({ label, value }, at) => {
    const old = was[at]?.value ?? null
    if (old === value || value === null) return []
    return `${label}: ${old === null ? value : viewer.texts.documents.paper.was({ now: value, was: old })}`
  })
}

const factsOfApproval = ({ details }: ParsedEntry, known: Values, viewer: ReportViewer): string[] => {
  const [other, owed] = [textOf(known, 'other_id'), numberOf(details, 'owed')]
  if (!other || owed === null) return []
  return [`${viewer.texts.expenses.form.shareOf({ name: viewer.personOf(other) })}: ${viewer.money(owed)}`]
}

export const expensePrint: PrintedPart = {
  about: ({ entityId, columns }, known, { texts, expenseOf }) =>
    texts.documents.record.expense({ name: textOf(columns ?? known, 'name') ?? expenseOf(entityId) ?? '' }),
  facts: (entry, known, viewer) => {
    const { name, columns } = entry
    if (name === 'approve') return factsOfApproval(entry, known, viewer)
    if (columns && name === 'begin') return factsOfBegin(columns, viewer)
    return columns && name === 'edit' ? factsOfEdit(known, columns, viewer) : []
  },
  label: (leaf, facts, { texts }) => expenseLabel(texts, leaf, textOf(facts, 'lastOutcome')),
}
