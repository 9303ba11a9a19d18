import { type Selectable, sql } from 'kysely'
import type { ConnectedEntryDto, ReadEntryDto } from '#contract/connected-calendars/connected-entries.ts'
import { connectedCalendarMachine } from '#machines/connected-calendars/connected-calendar.machine.ts'
import { isFinalLeaf, leavesOf } from '#machines/shared/decide.ts'
import type { Schema } from '../../db/schema.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Moved } from '../../lifecycle/lifecycle.ts'

/** Describes what was read from an address: an occurrence without the calendar that it belongs to. */
export type ReadEntry = ReadEntryDto

type Source = Pick<Selectable<Schema['connected_source']>, 'host' | 'fetched_at' | 'problem'>
/** A row with what is shown of its address, which a removed one does not have. */
export type ConnectedRow = Selectable<Schema['connected_calendar']> & { [Key in keyof Source]: Source[Key] | null }

const lasting = leavesOf(connectedCalendarMachine).filter((leaf) => !isFinalLeaf(connectedCalendarMachine, leaf))

const rows = (tx: Tx) =>
  tx
    .selectFrom('connected_calendar as c')
    .leftJoin('connected_source as s', (join) =>
      join.onRef('s.family_id', '=', 'c.family_id').onRef('s.calendar_id', '=', 'c.id'),
    )
    .selectAll('c')
    .select(['s.host', 's.fetched_at', 's.problem'])

export const lockConnected = (tx: Tx, id: string, how: 'toWrite' | 'toRead'): Promise<ConnectedRow | undefined> => {
  const query = rows(tx).where('c.id', '=', id)
  return (how === 'toWrite' ? query.forUpdate('c') : query).executeTakeFirst()
}

/** Lists the calendars that are not removed, by name. Row-level security leaves the caller's own. */
export const lastingConnected = (tx: Tx): Promise<ConnectedRow[]> =>
  rows(tx).where('c.status', 'in', lasting).orderBy('c.name').orderBy('c.id').execute()

export const writeConnected = async (
  tx: Tx,
  { id }: Pick<ConnectedRow, 'id'>,
  { status, version, changedAt: changed_at }: Moved<ConnectedRow['status']>,
): Promise<void> => {
  await tx.updateTable('connected_calendar').set({ status, version, changed_at }).where('id', '=', id).execute()
}

type Look = Pick<ConnectedRow, 'name' | 'colour'>
export const setLook = async (tx: Tx, id: string, { name, colour }: Look): Promise<void> => {
  await tx.updateTable('connected_calendar').set({ name, colour }).where('id', '=', id).execute()
}

type NewRow = Look &
  Pick<ConnectedRow, 'family_id' | 'id' | 'status' | 'owner_id' | 'audience'> & { readonly now: string }
type NewSource = { readonly host: string; readonly sealed: Buffer }

export const insertConnected = async (
  tx: Tx,
  { now, ...row }: NewRow,
  { host, sealed }: NewSource,
): Promise<ConnectedRow> => {
  const inserted = await tx
    .insertInto('connected_calendar')
    .values({ ...row, version: 1, reach: 'closed', created_at: now, changed_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
  const { family_id, id: calendar_id, owner_id } = inserted
  const nothing = { etag: null, entries: '[]', fetched_at: null, problem: null, failures: 0 }
  await tx
    .insertInto('connected_source')
    .values({ family_id, calendar_id, owner_id, host, sealed, ...nothing, next_at: now })
    .execute()
  return { ...inserted, host, fetched_at: null, problem: null }
}

/** Returns the recorded columns. Neither the address nor its host is among them. */
export const connectedColumnsOf = (
  row: Pick<ConnectedRow, 'owner_id' | 'name' | 'colour' | 'audience' | 'created_at'>,
): Readonly<Record<string, unknown>> => ({
  owner_id: row.owner_id,
  name: row.name,
  colour: row.colour,
  audience: row.audience,
  created_at: row.created_at,
})

/** Reads what the connected calendars of the caller have between two instants, and on the days from one to another. */
export const entriesBetween = async (
  tx: Tx,
  { from, until, firstDay, dayAfter }: Record<'from' | 'until' | 'firstDay' | 'dayAfter', string>,
): Promise<ConnectedEntryDto[]> => {
  const { rows: found } = await sql<{ entry: ConnectedEntryDto }>`
    select e || jsonb_build_object('calendarId', c.id, 'calendar', c.name, 'colour', c.colour) as entry
    from connected_source s
    join connected_calendar c on c.family_id = s.family_id and c.id = s.calendar_id
    cross join jsonb_array_elements(s.entries) e
    where case when (e ->> 'whole')::boolean then e ->> 'until' > ${firstDay} and e ->> 'from' < ${dayAfter}
      else e ->> 'until' >= ${from} and e ->> 'from' < ${until} end
    order by e ->> 'from', e ->> 'title', c.id`.execute(tx)
  return found.map(({ entry }) => entry)
}
