import type { BankProvider } from '../../bank/provider.ts'
import type { Deps } from '../../deps.ts'
import { claimResource } from '../../inbox/resources.ts'
import { bankAccountRefOf, preferredAccountRefOf } from '../payment-accounts/payment-accounts.eligibility.ts'
import { type Follower, type FollowPorts, followerOf } from './payments.follow.ts'
import { paymentLifecycle } from './payments.lifecycle.ts'

/** Connects payments to the accounts and to the bank's own ids. */
const followPortsOf = ({ name }: BankProvider): FollowPorts => ({
  transferAt: async (tx, paymentId) => {
    const row = await tx
      .selectFrom('bank_resource')
      .select(['provider', 'ref'])
      .where('kind', '=', 'transfer')
      .where('entity_id', '=', paymentId)
      .executeTakeFirst()
    return row ? { ref: row.ref, here: row.provider === name } : null
  },
  accountRef: bankAccountRefOf,
  preferredAccount: async (tx, personId) => (await preferredAccountRefOf(tx, personId))?.bankAccountId ?? null,
  claim: (tx, { familyId, paymentId: entityId }, ref) =>
    claimResource(tx, { provider: name, ref, kind: 'transfer', familyId, entityId }),
})

/** Moves transfers forward one at a time, for jobs and for the bank's reports. */
export const transfersOf = (deps: Deps): Follower => followerOf(deps, paymentLifecycle, followPortsOf(deps.bank))
