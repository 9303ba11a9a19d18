import type { SendingEligibilityDto } from '#contract/expenses/paying.ts'

export const checking = '0a000000-0000-4000-8000-0000000000a1'
export const savings = '0a000000-0000-4000-8000-0000000000a2'

/** Dana has two accounts, Sam can receive, and nothing was sent before. */
export const sendingEligibility: SendingEligibilityDto = {
  served: true,
  canSend: true,
  otherCanReceive: true,
  accounts: [
    { id: checking, name: 'Everyday', last4: '6789' },
    { id: savings, name: 'Savings', last4: '4321' },
  ],
  planLeft: null,
  withoutPassword: 5_000_00,
  now: 500_00,
  arrives: { from: '2026-11-23', to: '2026-11-24' },
}
