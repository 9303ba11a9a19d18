import { randomUUID } from 'node:crypto'
import type { Restriction } from '#domain/reach.ts'
import type { Tx } from '#server/db/tenancy.ts'
import { beginUnitOfWork, finishUnitOfWork } from '#server/lifecycle/unit-of-work.ts'

/** One thing of each kind that follows a reach, together in one family. */
export type Planted = Restriction & {
  readonly familyId: string
  /** The receiver of the notice. */
  readonly told: string
  /** Who uploaded the file. */
  readonly uploader: string
}
export type PlantedIds = {
  readonly row: string
  readonly entry: string
  readonly notice: string
  readonly file: string
}

const copyOf = (audience: Restriction['audience']) => audience && [...audience]

const plantFiles = async (tx: Tx, things: readonly Planted[], ids: readonly PlantedIds[], now: string) => {
  const files = things.map(({ familyId, uploader }, at) => ({
    family_id: familyId,
    id: ids[at]?.file ?? '',
    sha256: '0'.repeat(64),
    name: 'invoice.pdf',
    type: 'application/pdf' as const,
    bytes: 1,
    added_by: uploader,
    added_at: now,
    reach: 'closed' as const,
    audience: [uploader],
  }))
  const uses = things.map(({ familyId, reach, audience }, at) => ({
    family_id: familyId,
    file_id: ids[at]?.file ?? '',
    use: 'receipt',
    entity: 'expense',
    entity_id: ids[at]?.row ?? '',
    reach,
    audience: copyOf(audience),
  }))
  await tx.insertInto('file').values(files).execute()
  await tx.insertInto('file_use').values(uses).execute()
}

const plantRows = async (tx: Tx, things: readonly Planted[], ids: readonly PlantedIds[], now: string) => {
  const shared = things.map(({ familyId, reach, audience }, at) => ({
    family_id: familyId,
    entity_id: ids[at]?.row ?? '',
    reach,
    audience: copyOf(audience),
  }))
  const viewed = shared.map((row, at) => ({ ...row, person_id: things[at]?.told ?? '', at: now }))
  const due = shared.map((row) => ({ ...row, entity: 'payment', due_at: '2027-01-01T00:00:00.000Z' }))
  await tx.insertInto('viewed').values(viewed).execute()
  await tx.insertInto('due_time').values(due).execute()
}

/** Writes the things of one family as the product does, in the scope of its system, and returns their ids in order. */
export const plant = async (
  tx: Tx,
  familyId: string,
  things: readonly Planted[],
  now: string,
): Promise<PlantedIds[]> => {
  const ids = things.map(() => ({ row: randomUUID(), entry: randomUUID(), notice: randomUUID(), file: randomUUID() }))
  if (things.length === 0) return ids
  await plantRows(tx, things, ids, now)
  await plantFiles(tx, things, ids, now)
  const change = beginUnitOfWork(tx, familyId, now)
  for (const [at, { reach, audience, told }] of things.entries()) {
    const { row = '', entry = '', notice = '' } = ids[at] ?? {}
    const about = { entityId: row, entity: 'expense', reach, audience }
    change.entries.push({ ...about, id: entry, at: now, kind: 'expense.begin', payload: { by: { actor: null } } })
    change.notices.push({ ...about, id: notice, personId: told, kind: 'recorded', by: null })
  }
  await finishUnitOfWork(change, async () => {})
  return ids
}

/** Reads without any filter, and writes all rows that can be written; returns the ids of what was reached. */
export const reachedBy = async (tx: Tx, now: string) => ({
  read: (await tx.selectFrom('viewed').select('entity_id as id').execute()).map(({ id }) => id),
  write: (await tx.updateTable('viewed').set({ at: now }).returning('entity_id as id').execute()).map(({ id }) => id),
  stream: (await tx.selectFrom('entry').select('id').where('kind', '=', 'expense.begin').execute()).map(({ id }) => id),
  notice: (await tx.selectFrom('notice').select('id').execute()).map(({ id }) => id),
  due: (await tx.selectFrom('due_time').select('entity_id as id').execute()).map(({ id }) => id),
  file: (await tx.selectFrom('file').select('id').execute()).map(({ id }) => id),
})

/** Returns what the processes say to each other about a thing, so that each tells its browsers. */
export const liveNoticeOf = ({ familyId, reach, audience }: Planted, { row }: PlantedIds) => ({
  family: familyId,
  reach,
  audience: copyOf(audience),
  topic: 'expense' as const,
  id: row,
})
