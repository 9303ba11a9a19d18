import type { SendingEligibilityDto } from '#contract/expenses/paying.ts'

export type Unready = 'account' | 'other' | 'plan'

/** Gives the first reason why no amount can be sent by bank; null when some amount can. */
export function unreadyOf({ canSend, accounts, otherCanReceive, planLeft }: SendingEligibilityDto): Unready | null {
  if (!canSend || accounts.length === 0) return 'account'
  if (!otherCanReceive) return 'other'
  return planLeft === 0 ? 'plan' : null
}
