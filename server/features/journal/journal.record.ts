import { sql } from 'kysely'
import { journalEntryEvents, journalViewEvents } from '#contract/journal/journal.events.ts'
import { sharedLeaves } from '#machines/journal/journal-entry.leaves.ts'
import { journalEntryMachine } from '#machines/journal/journal-entry.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { fixedList, oneOf } from '../../db/one-of.ts'
import { pageSize, pagesById } from '../../db/reading/pages.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import { labelIn } from '../../history/labels.ts'
import { textOf, textsOf, type Values } from '../../history/parsed-entry.ts'
import type { ItemRow, RecordPart } from '../../history/record-part.ts'
import type { ReportViewer } from '../../history/report/report-viewer.ts'
import { placeText } from './journal.place.ts'
import { entryColumnsOf, viewColumnsOf } from './journal.store.ts'

/**
 * Finds the entries whose present edition the viewpoint has not opened, and the files of these. Whoever looks on is given
 * no more than the person as whom they look.
 */
const unopenedBy = async (tx: Tx, { viewpoint }: Viewer, among?: readonly string[]): Promise<ReadonlySet<string>> => {
  const isAmong = among === undefined ? sql`true` : sql`j.id = ${oneOf(among)}`
  const { rows } = await sql<{ id: string; file_id: string | null }>`
    select j.id, u.file_id
    from journal_entry j left join file_use u on u.family_id = j.family_id and u.entity_id = j.id
    where j.status = any(${fixedList(sharedLeaves)}) and j.author_id <> ${viewpoint} and ${isAmong}
      and not exists (select from journal_view v where v.family_id = j.family_id and v.entry_id = j.id
        and v.edition = j.edition and v.person_id = ${viewpoint})`.execute(tx)
  return new Set(rows.flatMap(({ id, file_id }) => (file_id ? [id, file_id] : [id])))
}

const about = (on: string | null, { texts, date }: ReportViewer): string =>
  on ? texts.journal.recordTitle({ date: date(on) }) : texts.journal.title()

const factsOf = (columns: Values, { texts, personOf, instant }: ReportViewer): string[] => {
  const { record } = texts.journal
  const [author] = textsOf(columns, 'audience')
  const readers = textsOf(columns, 'audience').filter((id) => id !== author)
  const body = textOf(columns, 'body')
  const place = placeText(columns.place, texts)
  const deviceAt = textOf(columns, 'device_at')
  return [
    ...(readers.length > 0 ? [record.readers({ names: readers.map(personOf).join(', ') })] : []),
    ...(place ? [record.place({ place })] : []),
    ...(deviceAt ? [record.device({ at: instant(deviceAt) })] : []),
    ...(body ? [record.body({ body })] : []),
  ]
}

export const journalEntryRecord: RecordPart = {
  events: journalEntryEvents,
  rows: async function* (tx) {
    const all = tx.selectFrom('journal_entry').selectAll().orderBy('id').limit(pageSize)
    for await (const rows of pagesById((after) => (after === null ? all : all.where('id', '>', after)).execute()))
      yield rows.map((row) => ({
        entity: 'journalEntry',
        id: row.id,
        status: row.status,
        version: row.version,
        columns: entryColumnsOf(row),
        reach: row.reach,
        audience: row.audience,
        changedAt: row.changed_at,
      }))
  },
  unopenedBy,
  // An entry has no name, so it is known by its day.
  items: (ids) => sql<ItemRow>`
    select id as about, 'journalEntry' as entity, id, to_char(on_date, 'YYYY-MM-DD') as name, true as opens
    from journal_entry where id = ${oneOf(ids)}`,
  print: {
    about: ({ columns }, known, viewer) => about(textOf(columns ?? known, 'on_date'), viewer),
    facts: ({ columns }, _known, viewer) => (columns ? factsOf(columns, viewer) : []),
    label: (leaf, _facts, { texts }) => labelIn(texts.journal.label, metaOfLeaf(journalEntryMachine, leaf).label),
  },
}

export const journalViewRecord: RecordPart = {
  events: journalViewEvents,
  rows: async function* (tx) {
    const all = tx.selectFrom('journal_view').selectAll().orderBy('id').limit(pageSize)
    for await (const rows of pagesById((after) => (after === null ? all : all.where('id', '>', after)).execute()))
      yield rows.map((row) => ({
        entity: 'journalView',
        id: row.id,
        columns: viewColumnsOf(row),
        reach: row.reach,
        audience: row.audience,
      }))
  },
  items: (ids) => sql<ItemRow>`
    select v.id as about, 'journalEntry' as entity, j.id, to_char(j.on_date, 'YYYY-MM-DD') as name, true as opens
    from journal_view v join journal_entry j on j.family_id = v.family_id and j.id = v.entry_id
    where v.id = ${oneOf(ids)}`,
  belongingTo: (id) => sql`select id from journal_view where entry_id = ${id}`,
  print: {
    about: (_entry, _known, viewer) => about(null, viewer),
    facts: ({ columns }, _known, { texts }) => {
      const edition = columns?.edition
      return typeof edition === 'number' ? [texts.journal.record.edition({ number: edition })] : []
    },
  },
}
