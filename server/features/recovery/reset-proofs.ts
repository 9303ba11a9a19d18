import type { UsedPasskey } from '#contract/passkeys/ceremony.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { requestOptions, spendChallenge, verifyUsed } from '../passkeys/ceremonies.ts'
import type { ChallengeFor } from '../passkeys/challenges.ts'
import { passkeysOf } from '../passkeys/passkeys.store.ts'
import { logPasskeyRefusal, PasskeyRefusal } from '../passkeys/refused-passkey.ts'
import type { RelyingParty } from '../passkeys/relying-party.ts'
import { hasSecondStep } from '../second-step/second-step.store.ts'
import type { SecondStep } from '../session/second-step-check.ts'
import { lookAtLink } from './recovery.store.ts'
import type { Prove } from './reset-password.ts'

type Needs = Pick<Deps, 'scopes' | 'clock' | 'log'>

/** Asks for a code where the person asks for a second step. @throws {Refusal} secondStepNeeded, secondStepFailed */
export const byCode =
  ({ scopes, clock }: Needs, secondStep: SecondStep, code: string | undefined): Prove =>
  async (personId, work) => {
    if (!(await scopes.beforeSignIn((tx) => hasSecondStep(tx, personId)))) return scopes.beforeSignIn(work)
    if (code === undefined) throw new Refusal('secondStepNeeded')
    return secondStep.prove({ personId, code, now: clock.now() }, work)
  }

/** A challenge counts for the link that it was made for. */
const proving = (token: string): ChallengeFor => ({ purpose: 'secondStep', boundTo: token })

/**
 * Makes the options for the passkeys of whoever the link leads to; null where a passkey would prove nothing.
 * @throws {Refusal} linkEnded
 */
export const passkeyOptionsFor = async (tx: Tx, party: RelyingParty | null, token: string, now: string) => {
  const { personId } = await lookAtLink(tx, 'password', token, now)
  if (!party || !(await hasSecondStep(tx, personId))) return null
  const own = await passkeysOf(tx, personId)
  return own.length > 0 ? requestOptions(tx, party, own, proving(token), now) : null
}

type Given = { readonly party: RelyingParty; readonly token: string; readonly response: UsedPasskey }

/** Asks for a passkey of the same person. @throws {Refusal} passkeyRefused */
export const byPasskey =
  ({ scopes, clock, log }: Needs, { party, token, response }: Given): Prove =>
  (personId, work) =>
    logPasskeyRefusal(log, personId, async () => {
      const now = clock.now()
      const challenge = await spendChallenge(scopes, response, proving(token), now)
      return scopes.beforeSignIn(async (tx) => {
        if ((await verifyUsed(tx, party, response, challenge, now)) !== personId) throw new PasskeyRefusal()
        return work(tx)
      })
    })
