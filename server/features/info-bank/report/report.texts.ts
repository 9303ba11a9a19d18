import type { InfoEntryDto } from '#contract/info-bank/info-entries.ts'
import { fieldsOf, infoFields } from '#contract/info-bank/info-fields.ts'
import { infoEntryMachine } from '#machines/info-bank/info-entry.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { labelIn } from '../../../history/labels.ts'
import type { ReportViewer } from '../../../history/report/report-viewer.ts'

export const statusText = ({ status }: InfoEntryDto, { texts }: ReportViewer): string =>
  labelIn(texts.infoBank.label, metaOfLeaf(infoEntryMachine, status).label) ?? ''

export const aboutText = ({ childIds, parentId }: InfoEntryDto, { childrenOf, personOf }: ReportViewer): string =>
  parentId === null ? childrenOf(childIds) : personOf(parentId)

export const sectionsText = ({ sections }: InfoEntryDto, { texts }: ReportViewer): string =>
  sections.map((name) => texts.infoBank.section[name]()).join(', ')

export const filesText = ({ files }: InfoEntryDto): string =>
  files.map(({ name, sha256 }) => `${name} (SHA-256 ${sha256})`).join('; ')

/** Lists what stands in an entry, each value with its label. */
export const valuesOf = (entry: InfoEntryDto, { texts, date }: ReportViewer): { label: string; value: string }[] => {
  const { field, one } = texts.infoBank
  const values = fieldsOf(entry.sections).flatMap((name) => {
    const value = entry.fields[name]
    if (!value) return []
    return [{ label: field[name](), value: infoFields[name] === 'date' ? date(value) : value }]
  })
  const files = filesText(entry)
  return [
    ...values,
    ...(entry.notes ? [{ label: one.notes(), value: entry.notes }] : []),
    ...(files ? [{ label: one.files(), value: files }] : []),
  ]
}
