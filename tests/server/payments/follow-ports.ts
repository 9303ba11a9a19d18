import type { FollowPorts } from '#server/features/payments/payments.follow.ts'

type Known = {
  /** Maps each payment to its transfer. */
  readonly claims: Map<string, string>
  readonly preferred: () => string | null
  /** True when the known transfers were begun at another bank. */
  readonly elsewhere?: () => boolean
}

/** Stubs what payments need from accounts and from the bank's ids. */
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
