import { sql } from 'kysely'
import { limits } from '#contract/limits.ts'
import { addMs } from '#domain/time.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import { type Caller, requireCaller } from '../../http/caller.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { reportFailedAttempt } from './failed-attempt.ts'
import { isStillPassword, passwordFits } from './password.ts'
import type { SignInLimits } from './sign-in.limits.ts'

/** The part of a command or of a request that says who may have given the password. */
type Asked = Pick<UnitOfWork, 'tx' | 'now' | 'sessionId'>

/** Says whether the password or a passkey was given again in this session within the last minutes. Signing in does not count. */
export const wasConfirmed = async ({ tx, now, sessionId }: Asked): Promise<boolean> => {
  const since = addMs(now, -limits.passwordAgain.life)
  const { rows } = await sql<{ given: boolean }>`
    select app_password_given(${sessionId}::uuid, ${since}::timestamptz) as given`.execute(tx)
  return rows[0]?.given === true
}

/**
 * Guards a command that needs the password again, in the command's own transaction. The product itself, which sends
 * what was agreed to earlier, has no session and is not asked.
 * @throws {Refusal} passwordNeeded
 */
export const mustBeConfirmed = async (asked: Asked): Promise<void> => {
  if (asked.sessionId !== null && !(await wasConfirmed(asked))) throw new Refusal('passwordNeeded')
}

/**
 * Guards a route of the person's own account that runs without a transaction: whatever decides who gets in, leaves with
 * everything of theirs, or ends the account.
 * @throws {Refusal} unauthenticated, passwordNeeded
 */
export const confirmedCaller = async (
  scopes: Pick<Deps['scopes'], 'asOwner'>,
  caller: Caller | null,
  now: string,
): Promise<Caller> => {
  const known = requireCaller(caller)
  await scopes.asOwner(known.personId, (tx) => mustBeConfirmed({ tx, now, sessionId: known.sessionId }))
  return known
}

type Who = Pick<Caller, 'personId' | 'sessionId'>

const credentialOf = (tx: Tx, { personId, sessionId }: Who) =>
  tx
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .leftJoin('credential', 'credential.person_id', 'person.id')
    .select(['person.username', 'credential.password_hash', 'session.device_id'])
    .where('session.id', '=', sessionId)
    .where('person.id', '=', personId)
    .executeTakeFirst()

type Given = { readonly password: string; readonly address: string; readonly now: string }

/**
 * Notes in the caller's session that they showed again who they are.
 * @throws {Refusal} unauthenticated when the session has ended
 */
export const noteStepUp = async (tx: Tx, { sessionId }: Pick<Caller, 'sessionId'>, now: string): Promise<void> => {
  const { numUpdatedRows } = await tx
    .updateTable('session')
    .set({ confirmed_at: now })
    .where('id', '=', sessionId)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Refusal('unauthenticated')
}

/**
 * Verifies the caller's password and notes in their session when it was given. Attempts count with those to sign in.
 * @throws {Refusal} invalid with wrongPassword, rateLimited, unauthenticated when the session has ended
 */
export const confirmPassword = async (
  deps: Pick<Deps, 'scopes' | 'enqueue' | 'log'>,
  tries: SignInLimits,
  caller: Who,
  { password, address, now }: Given,
): Promise<void> => {
  const { scopes } = deps
  const { personId } = caller
  const known = await scopes.beforeSignIn((tx) => credentialOf(tx, caller))
  if (!known) throw new Refusal('unauthenticated')
  const { username, password_hash, device_id: deviceId } = known
  const counted = await tries.count({ username, address, deviceId }, now)
  const refuse = async (): Promise<never> => {
    await reportFailedAttempt(deps, { personId, knownDevice: deviceId !== null, locks: counted.locks }, now)
    throw new Refusal('invalid', { validationErrors: [{ field: 'password', code: 'wrongPassword' }] })
  }
  const fits = await passwordFits(password_hash ?? undefined, password)
  if (!fits || password_hash === null) return refuse()
  await counted.succeeded()
  const isNoted = await scopes.beforeSignIn(async (tx) => {
    if (!(await isStillPassword(tx, personId, password_hash))) return false
    await noteStepUp(tx, caller, now)
    return true
  })
  if (!isNoted) await refuse()
}
