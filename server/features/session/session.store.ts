import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { limits } from '#contract/limits.ts'
import { addMs } from '#domain/time.ts'
import { accessMachine } from '#machines/professional-access/access.machine.ts'
import { isFinalLeaf, leavesOf } from '#machines/shared/decide.ts'
import type { Tx } from '../../db/tenancy.ts'
import { hashOf } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { liveChannel } from '../../lifecycle/unit-of-work.ts'

/** The token has 256 bits; only its hash is stored. */
const newToken = () => randomBytes(32).toString('base64url')

/**
 * Begins a session in the family that the person joined first, or in none. A professional looks as the parent who gave
 * them access first.
 */
export const beginSession = async (tx: Tx, personId: string, now: string): Promise<string> => {
  const membership = await tx
    .selectFrom('membership')
    .select('family_id')
    .where('person_id', '=', personId)
    .orderBy('since')
    .orderBy('family_id')
    .executeTakeFirst()
  const family_id = membership?.family_id ?? null
  const token = newToken()
  await tx
    .insertInto('session')
    .values({
      id: randomUUID(),
      token_hash: hashOf(token),
      person_id: personId,
      family_id,
      viewpoint: family_id && (await firstParentOf(tx, family_id, personId)),
      created_at: now,
      expires_at: addMs(now, limits.sessionLife),
    })
    .execute()
  return token
}

const lastingAccesses = leavesOf(accessMachine).filter((leaf) => !isFinalLeaf(accessMachine, leaf))

/** Returns null when the person is no professional of the family. */
const firstParentOf = async (tx: Tx, familyId: string, personId: string): Promise<string | null> => {
  const access = await tx
    .selectFrom('professional_access')
    .select('parent_id')
    .where('family_id', '=', familyId)
    .where('professional_id', '=', personId)
    .where('status', 'in', lastingAccesses)
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst()
  return access?.parent_id ?? null
}

/** Ends a session with its short tokens, and notifies its tabs through every process. Does nothing when there is none. */
export const endSession = async (tx: Tx, token: string): Promise<void> => {
  const ended = await tx
    .deleteFrom('session')
    .where('token_hash', '=', hashOf(token))
    .returning('id')
    .executeTakeFirst()
  if (ended) await sql`select pg_notify(${liveChannel}, ${JSON.stringify({ ended: ended.id })})`.execute(tx)
}

const keepNewestBearers = (tx: Tx, sessionId: string) =>
  tx
    .deleteFrom('bearer')
    .where('session_id', '=', sessionId)
    .where(
      'token_hash',
      'not in',
      tx
        .selectFrom('bearer')
        .select('token_hash')
        .where('session_id', '=', sessionId)
        .orderBy('expires_at', 'desc')
        .limit(limits.bearersPerSession),
    )
    .execute()

export type Bearer = { readonly token: string; readonly expiresAt: string }

/**
 * Issues a short token. It locks the session until the commit, because another tab may be ending it.
 * @throws {Refusal} unauthenticated when it has ended
 */
export const issueBearer = async (tx: Tx, sessionId: string, now: string): Promise<Bearer> => {
  const bearer = { token: newToken(), expiresAt: addMs(now, limits.bearerLife) }
  const session = await tx
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .forKeyShare()
    .executeTakeFirst()
  if (!session) throw new Refusal('unauthenticated')
  await tx
    .insertInto('bearer')
    .values({ token_hash: hashOf(bearer.token), session_id: session.id, expires_at: bearer.expiresAt })
    .execute()
  await keepNewestBearers(tx, session.id)
  return bearer
}

/** Deletes expired short tokens and sessions. */
export const deleteExpiredSessions = async (tx: Tx, now: string): Promise<void> => {
  await tx.deleteFrom('bearer').where('expires_at', '<=', now).execute()
  await tx.deleteFrom('session').where('expires_at', '<=', now).execute()
}
