import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { objectionEvents } from '#contract/calendar/holidays.events.ts'
import { oneOf } from '../../../db/one-of.ts'
import type { Schema } from '../../../db/schema.ts'
import type { Tx } from '../../../db/tenancy.ts'
import { textOf } from '../../../history/parsed-entry.ts'
import type { RecordPart } from '../../../history/record-part.ts'
import { type Actor, byOf, type Involved } from '../../../lifecycle/lifecycle.ts'
import { recordEvent, type UnitOfWork } from '../../../lifecycle/unit-of-work.ts'

// Everybody in the family sees what decides whose day it is. Why one parent disputes it is for the parents alone, so it
// stands in a row and in an entry of theirs.

type ObjectionRow = Selectable<Schema['objection']>

type Disputed = {
  readonly id: string
  readonly people: readonly Involved[]
  readonly actor: Actor
  readonly reason: string
}

/** Writes why a parent disputes something that the whole family sees. */
export const writeObjection = async (
  change: UnitOfWork,
  { id: about_id, people, actor, reason }: Disputed,
): Promise<void> => {
  const { tx, familyId: family_id, now } = change
  const id = randomUUID()
  const by = byOf(actor, people)
  const columns = { about_id, creator_id: by.actor ?? '', reason, created_at: now }
  await tx
    .insertInto('objection')
    .values({ family_id, id, ...columns, audience: null })
    .execute()
  recordEvent(change, {
    kind: 'objection.written',
    entity: 'objection',
    entityId: id,
    by,
    reach: 'parents',
    audience: null,
    payload: { columns },
  })
}

/** Returns the latest reasons of disputes by what they are about. Whoever is no parent is given none. */
export const objectionsTo = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('objection')
    .select(['about_id', 'reason'])
    .where('about_id', '=', oneOf(ids))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return new Map(rows.map(({ about_id, reason }) => [about_id, reason]))
}

const objectionColumnsOf = ({ about_id, creator_id, reason, created_at }: ObjectionRow) => ({
  about_id,
  creator_id,
  reason,
  created_at,
})

export const objectionRecord: RecordPart = {
  events: objectionEvents,
  rows: async function* (tx) {
    const rows = await tx.selectFrom('objection').selectAll().execute()
    yield rows.map((row) => ({
      entity: 'objection',
      id: row.id,
      columns: objectionColumnsOf(row),
      reach: row.reach,
      audience: row.audience,
    }))
  },
  print: {
    about: (_entry, _known, { texts }) => texts.calendar.objectionTitle(),
    facts: ({ columns }) => [textOf(columns ?? {}, 'reason') ?? ''],
  },
}
