import { randomUUID } from 'node:crypto'
import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { DeviceDto } from '#contract/sign-ins/device.ts'
import { addMs } from '#domain/time.ts'
import { accessMachine } from '#machines/professional-access/access.machine.ts'
import { isFinalLeaf, leavesOf } from '#machines/shared/decide.ts'
import type { SessionTables } from '../../db/schema/sessions.ts'
import type { Schema } from '../../db/schema.ts'
import type { Tx } from '../../db/tenancy.ts'
import { type Caller, hashOf } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { liveChannel } from '../../lifecycle/unit-of-work.ts'
import { deviceColumnsOf } from '../sign-in-history/sign-in-history.store.ts'
import { newToken } from './new-token.ts'
import { isSelf } from './session.people.ts'

export type SessionRow = Pick<
  Selectable<SessionTables['session']>,
  'id' | 'person_id' | 'family_id' | 'viewpoint' | 'device_id'
>

/** The known device on which a session begins, and a coarse word for it. */
type BegunOn = { readonly deviceId: string | null; readonly word: DeviceDto | null }

/**
 * Begins a session in the family that the person joined first, or in none. A professional looks as the parent who gave
 * them access first.
 */
export const beginSession = async (
  tx: Tx,
  personId: string,
  now: string,
  { deviceId, word }: BegunOn = { deviceId: null, word: null },
): Promise<{ readonly token: string; readonly session: SessionRow }> => {
  const membership = await tx
    .selectFrom('membership')
    .select('family_id')
    .where((eb) => isSelf(eb.ref('person_id'), personId))
    .orderBy((eb) => eb.fn.coalesce('joined_at', 'since'))
    .orderBy('family_id')
    .executeTakeFirst()
  const family_id = membership?.family_id ?? null
  const token = newToken()
  const session: SessionRow = {
    id: randomUUID(),
    person_id: personId,
    family_id,
    viewpoint: family_id && (await firstParentOf(tx, family_id, personId)),
    device_id: deviceId,
  }
  const times = { created_at: now, last_used_at: now, expires_at: addMs(now, limits.sessionLife) }
  await tx
    .insertInto('session')
    .values({ ...session, ...times, ...deviceColumnsOf(word), token_hash: hashOf(token) })
    .execute()
  return { token, session }
}

/** An access in one of these states still lets a professional look. */
export const lastingAccesses = leavesOf(accessMachine).filter((leaf) => !isFinalLeaf(accessMachine, leaf))

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

const hasAccess = async (tx: Tx, familyId: string, personId: string, parentId: string): Promise<boolean> => {
  const access = await tx
    .selectFrom('professional_access')
    .select('id')
    .where('family_id', '=', familyId)
    .where('professional_id', '=', personId)
    .where('parent_id', '=', parentId)
    .where('status', 'in', lastingAccesses)
    .executeTakeFirst()
  return access !== undefined
}

/** `looksAs` is for a professional alone: a parent who gave them access, or null for their own account. */
export type Shown = { readonly familyId: string; readonly looksAs?: string | null | undefined }

/**
 * Lets the session show another family of its person, from the next request on. A professional looks as whom they say, or
 * as the parent who gave them access there first.
 * @returns what the session showed before and shows now; null where the person does not belong to it or may not look so
 */
export const showFamily = async (
  tx: Tx,
  { personId, sessionId }: Pick<Caller, 'personId' | 'sessionId'>,
  { familyId: family_id, looksAs }: Shown,
): Promise<{ readonly before: SessionRow; readonly after: SessionRow } | null> => {
  const belongs = await tx
    .selectFrom('membership')
    .select('role')
    .where('family_id', '=', family_id)
    .where((eb) => isSelf(eb.ref('person_id'), personId))
    .executeTakeFirst()
  if (!belongs) return null
  if (looksAs !== undefined && belongs.role !== 'professional') return null
  if (looksAs && !(await hasAccess(tx, family_id, personId, looksAs))) return null
  const viewpoint = looksAs === undefined ? await firstParentOf(tx, family_id, personId) : looksAs
  const columns = ['id', 'person_id', 'family_id', 'viewpoint', 'device_id'] as const
  const before = await tx.selectFrom('session').select(columns).where('id', '=', sessionId).executeTakeFirstOrThrow()
  await tx.updateTable('session').set({ family_id, viewpoint }).where('id', '=', sessionId).execute()
  return { before, after: { ...before, family_id, viewpoint } }
}

type Which = (eb: ExpressionBuilder<Schema, 'session'>) => Expression<SqlBool>

/**
 * Ends sessions with their short tokens, and notifies their tabs through every process.
 * @returns those that ended
 */
const endThose = async (tx: Tx, which: Which): Promise<SessionRow[]> => {
  const ended = await tx
    .deleteFrom('session')
    .where(which)
    .returning(['id', 'person_id', 'family_id', 'viewpoint', 'device_id'])
    .execute()
  for (const { id } of ended) await sql`select pg_notify(${liveChannel}, ${JSON.stringify({ ended: id })})`.execute(tx)
  return ended
}

/** Ends the session of a token, if there is one. */
export const endSession = (tx: Tx, token: string) => endThose(tx, (eb) => eb('token_hash', '=', hashOf(token)))

/** Ends one session of a person, if they have it. */
export const endOwnSession = (tx: Tx, personId: string, id: string) =>
  endThose(tx, (eb) => eb.and([eb('person_id', '=', personId), eb('id', '=', id)]))

/** Ends every other session of a person. */
export const endOtherSessions = (tx: Tx, { personId, sessionId }: Pick<Caller, 'personId' | 'sessionId'>) =>
  endThose(tx, (eb) => eb.and([eb('person_id', '=', personId), eb('id', '<>', sessionId)]))

/** Ends every session of a person. */
export const endAllSessions = (tx: Tx, personId: string) => endThose(tx, (eb) => eb('person_id', '=', personId))

export type Renewed = { readonly token: string; readonly expiresAt: string }

/**
 * Replaces the token of a session, so that the old one is worth nothing, and ends its short tokens but the one that asks
 * for it. Open live streams stay, because they check the session and not its token.
 * @throws {Refusal} unauthenticated when it has ended
 */
export const renewSession = async (tx: Tx, sessionId: string, bearer: string): Promise<Renewed> => {
  const token = newToken()
  const renewed = await tx
    .updateTable('session')
    .set({ token_hash: hashOf(token) })
    .where('id', '=', sessionId)
    .returning('expires_at')
    .executeTakeFirst()
  if (!renewed) throw new Refusal('unauthenticated')
  await tx.deleteFrom('bearer').where('session_id', '=', sessionId).where('token_hash', '<>', hashOf(bearer)).execute()
  return { token, expiresAt: renewed.expires_at }
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

/** Deletes expired short tokens and sessions, and sessions that were not used for too long. */
export const deleteExpiredSessions = async (tx: Tx, now: string): Promise<void> => {
  await tx.deleteFrom('bearer').where('expires_at', '<=', now).execute()
  await tx.deleteFrom('session').where('expires_at', '<=', now).execute()
  await tx.deleteFrom('session').where('last_used_at', '<=', addMs(now, -limits.sessionIdle)).execute()
}
