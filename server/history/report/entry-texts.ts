import { methodIn, nameIn, type ParsedEntry, textOf, type Values } from '../parsed-entry.ts'
import type { RecordPart } from '../record-part.ts'
import type { RecordParts } from '../record-parts.ts'
import type { Exhibits } from './exhibits.ts'
import type { ReportViewer } from './report-viewer.ts'

/** An entry, the part of its area, and the item's columns after an earlier entry. */
export type Printed = {
  readonly entry: ParsedEntry
  readonly part: RecordPart | undefined
  readonly known: Values
}

/** Writes the title of an entry: "Sam Keller recorded a payment of $40.00". */
export const sentenceOf = (
  { entry, part, known }: Printed,
  { events }: RecordParts,
  { texts, personOf, money }: ReportViewer,
): string =>
  events.textOf(
    texts,
    { kind: entry.kind, method: methodIn(entry), to: entry.to },
    {
      you: false,
      named: false,
      actor: entry.by.actor === null ? '' : personOf(entry.by.actor),
      amount: money(part?.amountOf?.(entry, known) ?? 0),
      item: nameIn(entry) ?? '',
      was: textOf(entry.details, 'was') ?? '',
    },
  )

/** Writes what an entry is about: "Payment of $40.00 for Orthodontist". */
export const aboutOf = ({ entry, part, known }: Printed, viewer: ReportViewer): string =>
  part ? part.print.about(entry, known, viewer) : (nameIn(entry) ?? '')

/** Names the author, for the trace under an entry. */
export const authorOf = ({ by }: ParsedEntry, { texts, personOf }: ReportViewer): string => {
  const { record } = texts.documents
  if (by.party === 'bank') return record.byBank()
  if (by.actor === null) return record.bySystem({ product: texts.productName() })
  const name = personOf(by.actor)
  return by.mode === 'self' ? record.by({ name }) : record.byLookingOn({ name })
}

/** Writes "Status: Approved (was Created)"; null where the status stayed the same. */
const statusOf = ({ entry: { from, to, facts }, part }: Printed, viewer: ReportViewer): string | null => {
  if (to === null || from === to) return null
  const { paper, record } = viewer.texts.documents
  const labelOf = (leaf: string, known: Values) => part?.print.label?.(leaf, known, viewer) ?? leaf
  const now = labelOf(to, facts)
  const was = from === null ? null : labelOf(from, {})
  return `${record.status()}: ${was === null || was === now ? now : paper.was({ now, was })}`
}

const exhibitsNamed = (entry: ParsedEntry, number: number, exhibits: Exhibits, { texts }: ReportViewer): string[] => {
  const { paper, record } = texts.documents
  return exhibits.namedIn(entry, number).map((exhibit) => {
    if (!exhibit) return record.exhibits.gone()
    return `${paper.exhibit({ number: exhibit.number })}: ${exhibit.file.name}`
  })
}

/** Writes the lines under an entry: what it settled, the files it names, and the status it led to. */
export const factsOf = (printed: Printed, number: number, exhibits: Exhibits, viewer: ReportViewer): string[] => {
  const { entry, part, known } = printed
  const facts = part?.print.facts?.(entry, known, viewer) ?? []
  const status = statusOf(printed, viewer)
  return [...facts, ...exhibitsNamed(entry, number, exhibits, viewer), status ?? ''].filter(Boolean)
}

/** Finds what a person wrote: a note with a beginning, an edit or a payment, otherwise a reason or a question. */
export const quoteOf = ({ entry: { name, kind, details, columns }, known }: Printed, { events }: RecordParts) => {
  if (events.kindOf(kind)?.byAct) return null
  if (!columns || (name !== 'begin' && name !== 'edit')) return textOf(details, 'reason') ?? textOf(details, 'note')
  const note = textOf(columns, 'note')
  return name === 'edit' && note === textOf(known, 'note') ? null : note
}
