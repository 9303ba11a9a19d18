import { randomUUID } from 'node:crypto'
import { journalViewEvents } from '#contract/journal/journal.events.ts'
import type { Viewer } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { byOf } from '../../lifecycle/lifecycle.ts'
import { recordEvent, type UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { peopleOfEntry, readersIn } from './journal.people.ts'
import { type JournalRow, lockEntry, type ViewRow, viewColumnsOf } from './journal.store.ts'

/** A reader's own session alone records a first view, not that of the author or of those who look on. */
const stamps = (row: JournalRow, { mode, personId }: Viewer): boolean =>
  mode === 'self' && readersIn(row).includes(personId)

/** Whoever opens an entry is given its earlier editions too, which the history shows from then on. */
const unseenEditions = async ({ tx }: UnitOfWork, { id, edition }: JournalRow, personId: string): Promise<number[]> => {
  const seen = await tx
    .selectFrom('journal_view')
    .select('edition')
    .where('entry_id', '=', id)
    .where('person_id', '=', personId)
    .execute()
  const known = new Set(seen.map((view) => view.edition))
  return Array.from({ length: edition }, (_, index) => index + 1).filter((one) => !known.has(one))
}

/** Writes a first view; undefined where another request wrote it first. */
const insertView = ({ tx }: UnitOfWork, row: ViewRow): Promise<ViewRow | undefined> =>
  tx
    .insertInto('journal_view')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

/**
 * Opens an entry. First views are recorded as facts, one for each edition and person.
 * @throws {Refusal} notFound
 */
export const openEntry = async (change: UnitOfWork, viewer: Viewer, id: string): Promise<JournalRow> => {
  const { tx, familyId: family_id, now: at } = change
  const row = await lockEntry(tx, id, 'toRead')
  if (!row) throw new Refusal('notFound')
  if (!stamps(row, viewer)) return row
  const { audience } = row
  const { entity } = journalViewEvents
  for (const edition of await unseenEditions(change, row, viewer.personId)) {
    const known = { family_id, entry_id: id, edition, person_id: viewer.personId, at, audience }
    const view = await insertView(change, { ...known, id: randomUUID(), reach: 'named' })
    if (!view) continue
    const { id: entityId, reach } = view
    const by = byOf(viewer, peopleOfEntry(row))
    const payload = { columns: viewColumnsOf(view) }
    recordEvent(change, { kind: `${entity}.viewed`, entity, entityId, by, reach, audience, payload })
    change.live.push({ topic: 'journal', id, reach, audience })
  }
  return row
}
