import * as z from 'zod/mini'
import type { CreatedPasskey, UsedPasskey } from '#contract/passkeys/ceremony.ts'
import { productName } from '#i18n/product.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { Person } from '../session/session.people.ts'
import { type ChallengeFor, keepChallenge, useChallenge } from './challenges.ts'
import { lockPasskey, noteUse, type PasskeyRow, passkeysOf } from './passkeys.store.ts'
import { PasskeyRefusal } from './refused-passkey.ts'
import type { RelyingParty } from './relying-party.ts'

/** Few requests need the library, so it comes with the first one. */
const library = () => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256, one of which every authenticator knows. */
const supportedAlgorithmIDs = [-8, -7, -257]

type Options = Record<string, unknown>

const describedBy = ({ credential_id: id, transports }: PasskeyRow) => ({ id, transports })

/** Makes the options for a new passkey, which has to know its person by itself and to ask who uses it. */
export const creationOptions = async (
  tx: Tx,
  { id: rpID }: RelyingParty,
  { id, username, first_name, last_name }: Person,
  bound: ChallengeFor,
  now: string,
): Promise<Options> => {
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: productName,
    rpID,
    userID: Uint8Array.from(Buffer.from(id.replaceAll('-', ''), 'hex')),
    userName: username,
    userDisplayName: `${first_name} ${last_name}`.trim(),
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: (await passkeysOf(tx, id)).map(describedBy),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(tx, options.challenge, bound, now)
  return { ...options }
}

/** Makes the options for the use of one of these passkeys, or of any where none is named. */
export const requestOptions = async (
  tx: Tx,
  { id: rpID }: RelyingParty,
  allowed: readonly PasskeyRow[],
  bound: ChallengeFor,
  now: string,
): Promise<Options> => {
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID,
    userVerification: 'required',
    allowCredentials: allowed.map(describedBy),
  })
  await keepChallenge(tx, options.challenge, bound, now)
  return { ...options }
}

/** The library throws where anything about an answer is not right; it says why in its own words, which nobody reads. */
const refusing = async <T>(verify: Promise<T>, personId: string | null = null): Promise<T> => {
  try {
    return await verify
  } catch {
    throw new PasskeyRefusal(personId)
  }
}

const clientData = z.object({ challenge: z.string() })

const challengeIn = (clientDataJSON: string): string => {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge
  } catch {
    throw new PasskeyRefusal()
  }
}

type Answered = { readonly response: { readonly clientDataJSON: string } }

/**
 * Uses up the challenge that an answer names, in a transaction of its own, so that it is over even if the answer is
 * refused.
 * @throws {Refusal} passkeyRefused
 */
export const spendChallenge = async (
  scopes: Pick<Deps['scopes'], 'beforeSignIn'>,
  { response: { clientDataJSON } }: Answered,
  bound: ChallengeFor,
  now: string,
): Promise<string> => {
  const challenge = challengeIn(clientDataJSON)
  if (!(await scopes.beforeSignIn((tx) => useChallenge(tx, challenge, bound, now)))) throw new PasskeyRefusal()
  return challenge
}

const expected = ({ id, origin }: RelyingParty, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: id,
  requireUserVerification: true,
})

/**
 * Verifies a new passkey.
 * @throws {Refusal} passkeyRefused
 */
export const verifyCreated = async (party: RelyingParty, response: CreatedPasskey, challenge: string) => {
  const { verifyRegistrationResponse } = await library()
  const { transports = [] } = response.response
  const { verified, registrationInfo } = await refusing(
    verifyRegistrationResponse({
      response: { ...response, response: { ...response.response, transports: [] } },
      ...expected(party, challenge),
      supportedAlgorithmIDs,
    }),
  )
  if (!verified) throw new PasskeyRefusal()
  const { id, publicKey, counter } = registrationInfo.credential
  return { credential_id: id, public_key: Buffer.from(publicKey), counter, transports }
}

const handleOf = (personId: string): string => Buffer.from(personId.replaceAll('-', ''), 'hex').toString('base64url')

/**
 * Verifies the use of a passkey, whose counter has to have grown, and returns whose it is.
 * @throws {Refusal} passkeyRefused
 */
export const verifyUsed = async (
  tx: Tx,
  party: RelyingParty,
  response: UsedPasskey,
  challenge: string,
  now: string,
): Promise<string> => {
  const { verifyAuthenticationResponse } = await library()
  const row = await lockPasskey(tx, response.id)
  const { userHandle, ...answered } = response.response
  if (!row) throw new PasskeyRefusal()
  if (userHandle !== undefined && userHandle !== handleOf(row.person_id)) throw new PasskeyRefusal(row.person_id)
  const { verified, authenticationInfo } = await refusing(
    verifyAuthenticationResponse({
      response: { ...response, response: userHandle === undefined ? answered : { ...answered, userHandle } },
      ...expected(party, challenge),
      credential: { id: row.credential_id, publicKey: Uint8Array.from(row.public_key), counter: Number(row.counter) },
    }),
    row.person_id,
  )
  if (!verified) throw new PasskeyRefusal(row.person_id)
  await noteUse(tx, row.id, authenticationInfo.newCounter, now)
  return row.person_id
}
