import { type Selectable, sql } from 'kysely'
import { bySystem } from '#machines/shared/turn.ts'
import type { Schema } from '../../db/schema.ts'
import type { Tx } from '../../db/tenancy.ts'
import { proofEvents } from '../../history/proof-events.ts'
import type { Finding, RecordPart } from '../../history/record-part.ts'
import { recordEvent, type UnitOfWork } from '../../lifecycle/unit-of-work.ts'

type UsedFile = Pick<
  Selectable<Schema['file']>,
  'id' | 'sha256' | 'name' | 'type' | 'bytes' | 'added_by' | 'added_at'
> &
  Pick<Selectable<Schema['file_use']>, 'use' | 'entity' | 'entity_id' | 'reach' | 'audience'>

const used = (tx: Tx) =>
  tx
    .selectFrom('file as f')
    .innerJoin('file_use as u', (join) => join.onRef('u.family_id', '=', 'f.family_id').onRef('u.file_id', '=', 'f.id'))
    .select(['f.id', 'f.sha256', 'f.name', 'f.type', 'f.bytes', 'f.added_by', 'f.added_at'])
    .select(['u.use', 'u.entity', 'u.entity_id', 'u.reach', 'u.audience'])
    .where('u.recorded', '=', true)

/** Returns the recorded columns: what proves that these bytes were attached to this item. */
const columnsOf = ({ id: _, reach: __, audience: ___, ...columns }: UsedFile) => columns

const attached = 'file.attached'

/** Records the files of an item that its present readers were not told of yet. */
export const recordUses = async (change: UnitOfWork, itemId: string): Promise<void> => {
  const rows = await used(change.tx).where('u.entity_id', '=', itemId).orderBy('f.id').execute()
  const known = await change.tx
    .selectFrom('entry')
    .select(['entity_id', 'reach', 'audience'])
    .where('kind', '=', attached)
    .where('entity_id', 'in', [...rows.map(({ id }) => id), itemId])
    .execute()
  const toldOf = (id: string, { reach, audience }: Pick<UsedFile, 'reach' | 'audience'>) =>
    [id, reach, ...(audience ?? []).toSorted()].join(' ')
  const recorded = new Set(known.map((entry) => toldOf(entry.entity_id, entry)))
  for (const row of rows) {
    const { id: entityId, reach, audience } = row
    if (recorded.has(toldOf(entityId, row))) continue
    const payload = { columns: columnsOf(row) }
    recordEvent(change, { kind: attached, entity: 'file', entityId, by: bySystem, reach, audience, payload })
  }
}

/** A file itself is its uploader's; others see it by its use. */
const filesOfUploaders = async (tx: Tx): Promise<Finding[]> => {
  const rows = await tx.selectFrom('file').select(['id', 'added_by', 'reach', 'audience']).execute()
  return rows.flatMap(({ id, added_by, reach, audience }) =>
    reach === 'closed' && audience.length === 1 && audience[0] === added_by ? [] : [`file ${id}: others may see it`],
  )
}

/** Files are part of the record from the moment they are attached; before, only their uploader sees them. */
export const filesRecord: RecordPart = {
  events: proofEvents('file', 'attached'),
  sinceBaseline: true,
  rows: async function* (tx) {
    const rows = await used(tx).execute()
    yield rows.map((row) => ({
      entity: 'file',
      id: row.id,
      columns: columnsOf(row),
      reach: row.reach,
      audience: row.audience,
    }))
  },
  checks: filesOfUploaders,
  belongingTo: (id) => sql`select file_id as id from file_use where entity_id = ${id} and recorded`,
  print: { about: () => '' },
}
