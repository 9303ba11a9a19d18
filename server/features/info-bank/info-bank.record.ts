import { sql } from 'kysely'
import { infoEntryEvents } from '#contract/info-bank/info-entry.events.ts'
import { type InfoField, infoFieldNames, infoFields, infoSectionNames } from '#contract/info-bank/info-fields.ts'
import { infoEntryMachine } from '#machines/info-bank/info-entry.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { oneOf } from '../../db/one-of.ts'
import { pageSize, pagesById } from '../../db/reading/pages.ts'
import { labelIn } from '../../history/labels.ts'
import { textOf, textsOf, type Values } from '../../history/parsed-entry.ts'
import type { ItemRow, RecordPart } from '../../history/record-part.ts'
import type { ReportViewer } from '../../history/report/report-viewer.ts'
import { infoColumnsOf } from './info-bank.store.ts'

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** Writes a recorded value as people read it; a date is recorded as 2026-10-14. */
const valueText = (field: InfoField, value: string, date: ReportViewer['date']): string =>
  infoFields[field] === 'date' ? date(value) : value

/** Writes each field with its label, a line for each. */
const fieldLines = (columns: Values, { texts, date }: ReportViewer): string[] => {
  const { fields } = columns
  if (!isValues(fields)) return []
  return infoFieldNames.flatMap((name) => {
    const value = textOf(fields, name)
    if (value === null) return []
    return [texts.infoBank.line({ label: texts.infoBank.field[name](), value: valueText(name, value, date) })]
  })
}

const factsOf = (columns: Values, viewer: ReportViewer): string[] => {
  const { texts, personOf } = viewer
  const { record, section } = texts.infoBank
  const parent = textOf(columns, 'parent_id')
  const sections = textsOf(columns, 'sections')
  const named = infoSectionNames.filter((name) => sections.includes(name)).map((name) => section[name]())
  const notes = textOf(columns, 'notes')
  return [
    ...(parent ? [record.concerns({ names: personOf(parent) })] : []),
    ...(named.length > 0 ? [record.sections({ sections: named.join(', ') })] : []),
    ...(columns.emergency === true ? [record.emergency()] : []),
    ...fieldLines(columns, viewer),
    ...(notes ? [record.notes({ notes })] : []),
  ]
}

export const infoEntryRecord: RecordPart = {
  events: infoEntryEvents,
  rows: async function* (tx) {
    const all = tx.selectFrom('info_entry').selectAll().orderBy('id').limit(pageSize)
    for await (const rows of pagesById((after) => (after === null ? all : all.where('id', '>', after)).execute()))
      yield rows.map((row) => ({
        entity: 'infoEntry',
        id: row.id,
        status: row.status,
        version: row.version,
        columns: infoColumnsOf(row),
        reach: row.reach,
        audience: row.audience,
        changedAt: row.changed_at,
      }))
  },
  items: (ids) => sql<ItemRow>`
    select id as about, 'infoEntry' as entity, id, title as name, true as opens from info_entry where id = ${oneOf(ids)}`,
  print: {
    about: ({ columns }, known, { texts }) =>
      texts.infoBank.recordTitle({ title: textOf(columns ?? known, 'title') ?? '' }),
    facts: ({ columns }, _known, viewer) => (columns ? factsOf(columns, viewer) : []),
    label: (leaf, _facts, { texts }) => labelIn(texts.infoBank.label, metaOfLeaf(infoEntryMachine, leaf).label),
  },
}
