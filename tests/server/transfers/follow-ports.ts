import type { FollowPorts } from '#server/features/payments/payments.follow.ts'

type Known = {
  /** Transfers by the payment they are of. */
  readonly claims: Map<string, string>
  readonly preferred: () => string | null
  /** True: what is known was begun at another bank. */
  readonly elsewhere?: () => boolean
}

/** What payments ask of accounts and of the bank's ids, without either. */
export const followPorts = ({ claims, preferred, elsewhere = () => false }: Known): FollowPorts => ({
  transferAt: async (_, id) => {
    const ref = claims.get(id)
    return ref === undefined ? null : { ref, here: !elsewhere() }
  },
  accountRef: async (_, id) => `account-${id}`,
  preferredAccount: async () => preferred(),
  claim: async (_, key, ref) => {
    claims.set(key.paymentId, ref)
  },
})
