import type { FamilyScopes } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { passwordFits } from './password.ts'
import { beginSession, endSession } from './session.store.ts'
import type { signInLimitsOn } from './sign-in.limits.ts'

type Attempt = {
  readonly username: string
  readonly password: string
  readonly address: string
  /** The browser's earlier session, which ends, so that no session id survives a sign-in. */
  readonly before: string | undefined
  readonly now: string
}

/**
 * Verifies username and password. The answer and its timing are the same whether or not the username exists.
 * @returns the new session's token
 * @throws {Refusal} signInFailed, rateLimited
 */
export const signIn = async (
  scopes: FamilyScopes,
  limits: ReturnType<typeof signInLimitsOn>,
  { username, password, address, before, now }: Attempt,
): Promise<string> => {
  await limits.count(username, address)
  const credential = await scopes.beforeSignIn((tx) =>
    tx
      .selectFrom('person')
      .innerJoin('credential', 'credential.person_id', 'person.id')
      .select(['person.id', 'credential.password_hash'])
      .where((eb) => eb(eb.fn('lower', ['person.username']), '=', username.toLowerCase()))
      .executeTakeFirst(),
  )
  const fits = await passwordFits(credential?.password_hash, password)
  if (!fits || !credential) throw new Refusal('signInFailed')
  await limits.forget(username, address)
  return scopes.beforeSignIn(async (tx) => {
    if (before) await endSession(tx, before)
    return beginSession(tx, credential.id, now)
  })
}
