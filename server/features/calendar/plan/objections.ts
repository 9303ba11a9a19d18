import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { objectionEvents } from '#contract/calendar/holidays.events.ts'
import type { Restriction } from '#domain/reach.ts'
import { oneOf } from '../../../db/one-of.ts'
import type { Schema } from '../../../db/schema.ts'
import type { Tx } from '../../../db/tenancy.ts'
import { textOf } from '../../../history/parsed-entry.ts'
import type { RecordPart } from '../../../history/record-part.ts'
import { type Actor, byOf } from '../../../lifecycle/lifecycle.ts'
import { recordEvent, type UnitOfWork } from '../../../lifecycle/unit-of-work.ts'
import { type PlanPeople, peopleOfPlan } from './plan.people.ts'

// Everybody in the family sees what decides whose day it is. Why one parent disputes it is for the parents alone, so it
// stands in a row and in an entry of theirs; where a professional recorded it, they are addressed too.

type ObjectionRow = Selectable<Schema['objection']>

type Disputed = {
  readonly row: PlanPeople & { readonly id: string }
  readonly actor: Actor
  readonly reason: string
}

const seenBy = ({ creator_id, other_id, second_parent_id }: PlanPeople): Restriction =>
  second_parent_id === null
    ? { reach: 'parents', audience: null }
    : { reach: 'named', audience: [creator_id, other_id, second_parent_id].toSorted() }

/** Writes why a parent disputes something that the whole family sees. */
export const writeObjection = async (change: UnitOfWork, { row, actor, reason }: Disputed): Promise<void> => {
  const { tx, familyId: family_id, now } = change
  const id = randomUUID()
  const by = byOf(actor, peopleOfPlan(row))
  const { reach, audience } = seenBy(row)
  const columns = { about_id: row.id, creator_id: by.actor ?? '', reason, created_at: now }
  await tx
    .insertInto('objection')
    .values({ family_id, id, ...columns, reach, audience: audience && [...audience] })
    .execute()
  recordEvent(change, {
    kind: 'objection.written',
    entity: 'objection',
    entityId: id,
    by,
    reach,
    audience,
    payload: { columns },
  })
}

/** Returns the latest reason that a parent gave for disputing something; null for whoever is not given it. */
export type ReasonOf = (aboutId: string, parentId: string) => string | null

/** Reads why the parents dispute some parts of the plan. Row-level security leaves out what the viewer is not told. */
export const objectionsTo = async (tx: Tx, ids: readonly string[]): Promise<ReasonOf> => {
  if (ids.length === 0) return () => null
  const rows = await tx
    .selectFrom('objection')
    .select(['about_id', 'creator_id', 'reason'])
    .where('about_id', '=', oneOf(ids))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return (aboutId, parentId) =>
    rows.findLast(({ about_id, creator_id }) => about_id === aboutId && creator_id === parentId)?.reason ?? null
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
