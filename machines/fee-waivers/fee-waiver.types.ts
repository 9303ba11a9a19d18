import type { By, Parties, TurnIn } from '../shared/turn.ts'

export const feeWaiverParties = {
  applicant: ['applicant'],
  administrator: ['administrator'],
} as const satisfies Parties
export type FeeWaiverTurn = TurnIn<typeof feeWaiverParties>

/** `documented`: at least one document proves what was applied with. */
export type FeeWaiverFacts = { readonly documented: boolean }

export type FeeWaiverEvent = { readonly by: By } & (
  | { readonly type: 'feeWaiver.addDocument' }
  | { readonly type: 'feeWaiver.withdraw' }
  | { readonly type: 'feeWaiver.grant' }
  | { readonly type: 'feeWaiver.refuse' }
  | { readonly type: 'feeWaiver.end' }
)
