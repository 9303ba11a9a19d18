import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { limits } from '#contract/limits.ts'
import { addDays, dateIn, type PlainDate } from '#domain/time.ts'
import type { Tx } from '../../db/tenancy.ts'

/** The same name of two people has two hashes. */
const hashOf = (personId: string, draftId: string): Buffer => hash('sha256', `${personId} ${draftId}`, 'buffer')

/** Makes a person's checks wait for each other, so that the last one of a month is given once. */
export const lockChecks = (tx: Tx, personId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`tone ${personId}`}, 0))`.execute(tx)

/** Says whether this draft was counted before. */
export const wasCounted = async (tx: Tx, personId: string, draftId: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('tone_check')
    .select('counted_on')
    .where('person_id', '=', personId)
    .where('draft_hash', '=', hashOf(personId, draftId))
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the number of drafts that a person checked in the month of this day. */
export const countedInMonth = async (tx: Tx, personId: string, today: PlainDate): Promise<number> => {
  const { counted } = await tx
    .selectFrom('tone_check')
    .select(({ fn }) => fn.countAll<string>().as('counted'))
    .where('person_id', '=', personId)
    .where('counted_on', '>=', `${today.slice(0, 7)}-01`)
    .executeTakeFirstOrThrow()
  return Number(counted)
}

export const countDraft = async (tx: Tx, personId: string, draftId: string, today: PlainDate): Promise<void> => {
  await tx
    .insertInto('tone_check')
    .values({ person_id: personId, draft_hash: hashOf(personId, draftId), counted_on: today })
    .execute()
}

/** Runs in the role of the sweeps. */
export const deleteOldToneChecks = async (tx: Tx, now: string): Promise<void> => {
  const oldest = addDays(dateIn(now, 'UTC'), -limits.toneChecks.days)
  await tx.deleteFrom('tone_check').where('counted_on', '<', oldest).execute()
}
