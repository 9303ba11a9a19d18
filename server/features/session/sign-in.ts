import type { Tx } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { logBegun, logEnded } from '../../http/security-log.ts'
import { reportFailedAttempt } from './failed-attempt.ts'
import { addDevice, type Device, deviceCookieOf, devicesIn, touchDevice } from './known-devices.ts'
import { passwordFits } from './password.ts'
import { enqueueSecurityMail } from './security-mail.ts'
import { beginSession, endSession } from './session.store.ts'
import type { SignInLimits } from './sign-in.limits.ts'

type Attempt = {
  readonly username: string
  readonly password: string
  readonly address: string
  /** The browser's earlier session, which ends, so that no session id survives a sign-in. */
  readonly before: string | undefined
  /** The browser's cookie of known devices. */
  readonly devices: string | undefined
  readonly now: string
}

type Needs = Pick<Deps, 'scopes' | 'enqueue' | 'log'>

/** The cookies of a browser that signed in. */
export type SignedIn = { readonly session: string; readonly devices: string }

const credentialOf = (tx: Tx, username: string) =>
  tx
    .selectFrom('person')
    .innerJoin('credential', 'credential.person_id', 'person.id')
    .select(['person.id', 'credential.password_hash'])
    .where((eb) => eb(eb.fn('lower', ['person.username']), '=', username.toLowerCase()))
    .executeTakeFirst()

type Admitted = Pick<Attempt, 'before' | 'now'> & { readonly personId: string; readonly device: Device | undefined }

const begin = async ({ scopes, enqueue, log }: Needs, { personId, device, before, now }: Admitted) => {
  const { ended, used, begun } = await scopes.beforeSignIn(async (tx) => {
    const ended = before ? await endSession(tx, before) : []
    if (device) await touchDevice(tx, device, now)
    else await enqueueSecurityMail(enqueue, tx, { personId, kind: 'newDevice', at: now })
    const used = device ?? (await addDevice(tx, personId, now))
    return { ended, used, begun: await beginSession(tx, personId, now, used.id) }
  })
  logEnded(log, ended, 'signIn')
  logBegun(log, begun.session, device === undefined)
  return { token: begun.token, used }
}

/**
 * Verifies username and password. The answer and its timing are the same whether or not the username exists.
 * @throws {Refusal} signInFailed, rateLimited
 */
export const signIn = async (needs: Needs, limits: SignInLimits, attempt: Attempt): Promise<SignedIn> => {
  const { username, password, address, before, now } = attempt
  const [credential, devices] = await needs.scopes.beforeSignIn(async (tx) => [
    await credentialOf(tx, username),
    await devicesIn(tx, attempt.devices, now),
  ])
  const device = devices.find(({ personId }) => personId === credential?.id)
  const counted = await limits.count({ username, address, deviceId: device?.id ?? null }, now)
  const fits = await passwordFits(credential?.password_hash, password)
  if (!fits || !credential) {
    const failed = { personId: credential?.id ?? null, knownDevice: device !== undefined, locks: counted.locks }
    await reportFailedAttempt(needs, failed, now)
    throw new Refusal('signInFailed')
  }
  await counted.succeeded()
  const { token, used } = await begin(needs, { personId: credential.id, device, before, now })
  return { session: token, devices: deviceCookieOf(used, devices) }
}
