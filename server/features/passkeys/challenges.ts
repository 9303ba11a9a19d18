import { hash } from 'node:crypto'
import { limits } from '#contract/limits.ts'
import { addMs } from '#domain/time.ts'
import type { ChallengePurpose } from '../../db/schema/passkeys.ts'
import type { Tx } from '../../db/tenancy.ts'

/** A challenge counts for one purpose, and for the session or the token that it was made for. */
export type ChallengeFor = { readonly purpose: ChallengePurpose; readonly boundTo: string }

const hashOf = (text: string): Buffer => hash('sha256', text, 'buffer')

export const keepChallenge = async (
  tx: Tx,
  challenge: string,
  { purpose, boundTo }: ChallengeFor,
  now: string,
): Promise<void> => {
  await tx
    .insertInto('passkey_challenge')
    .values({
      challenge_hash: hashOf(challenge),
      purpose,
      bound_hash: hashOf(boundTo),
      expires_at: addMs(now, limits.passkeys.challenge),
    })
    .execute()
}

/** Uses a challenge up and says whether it counted. */
export const useChallenge = async (
  tx: Tx,
  challenge: string,
  { purpose, boundTo }: ChallengeFor,
  now: string,
): Promise<boolean> => {
  const used = await tx
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', hashOf(challenge))
    .where('purpose', '=', purpose)
    .where('bound_hash', '=', hashOf(boundTo))
    .returning('expires_at')
    .executeTakeFirst()
  return used !== undefined && used.expires_at > now
}

/** Runs in the role of the sweeps. */
export const deleteOldChallenges = async (tx: Tx, now: string): Promise<void> => {
  await tx.deleteFrom('passkey_challenge').where('expires_at', '<=', now).execute()
}
