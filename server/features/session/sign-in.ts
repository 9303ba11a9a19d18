import type { Tx } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { SigningBrowser } from './admission.ts'
import { reportFailedAttempt } from './failed-attempt.ts'
import { type FirstStep, passFirstStep } from './first-step.ts'
import { isStillPassword, passwordFits } from './password.ts'
import type { SignInLimits } from './sign-in.limits.ts'

type Attempt = {
  readonly username: string
  readonly password: string
  readonly address: string
  readonly browser: (tx: Tx) => Promise<SigningBrowser>
  readonly now: string
}

type Needs = Pick<Deps, 'scopes' | 'enqueue' | 'log'>

const credentialOf = (tx: Tx, username: string) =>
  tx
    .selectFrom('person')
    .innerJoin('credential', 'credential.person_id', 'person.id')
    .select(['person.id', 'credential.password_hash'])
    .where((eb) => eb(eb.fn('lower', ['person.username']), '=', username.toLowerCase()))
    .executeTakeFirst()

/**
 * Verifies username and password. The answer and its timing are the same whether or not the username exists.
 * @throws {Refusal} signInFailed, rateLimited
 */
export const signIn = async (needs: Needs, limits: SignInLimits, attempt: Attempt): Promise<FirstStep> => {
  const { username, password, address, now } = attempt
  const { scopes, enqueue } = needs
  const [credential, browser] = await scopes.beforeSignIn(async (tx) => [
    await credentialOf(tx, username),
    await attempt.browser(tx),
  ])
  const device = browser.devices.find(({ personId }) => personId === credential?.id)
  const counted = await limits.count({ username, address, deviceId: device?.id ?? null }, now)
  const fits = await passwordFits(credential?.password_hash, password)
  const refuse = async (): Promise<never> => {
    const failed = { personId: credential?.id ?? null, knownDevice: device !== undefined, locks: counted.locks }
    await reportFailedAttempt(needs, failed, now)
    throw new Refusal('signInFailed')
  }
  if (!fits || !credential) return refuse()
  await counted.succeeded()
  const { id: personId, password_hash } = credential
  // Checking takes a while, in which somebody may have changed the password.
  const step = await scopes.beforeSignIn(async (tx) =>
    (await isStillPassword(tx, personId, password_hash))
      ? passFirstStep(tx, enqueue, { personId, first: 'password' }, browser, now)
      : null,
  )
  return step ?? refuse()
}
