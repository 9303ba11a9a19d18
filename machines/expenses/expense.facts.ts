import { type BrokenOutcome, brokenOutcomes, type ExpenseFacts, type Outcome } from './expense.types.ts'

/** Returns what is still owed. Money on its way does not lower it. */
export const remainingOf = (facts: ExpenseFacts): number => facts.owed - facts.settled

/** Returns what may be paid now: the remainder less everything on its way. */
export const payableOf = (facts: ExpenseFacts): number =>
  remainingOf(facts) - facts.checks - facts.inFlight - facts.scheduled

export const isBroken = (outcome: Outcome | null): outcome is BrokenOutcome =>
  brokenOutcomes.some((broken) => broken === outcome)

export const allSettled = (facts: ExpenseFacts): boolean => remainingOf(facts) === 0
export const checkUnconfirmed = (facts: ExpenseFacts): boolean => facts.checks > 0
export const bankInFlight = (facts: ExpenseFacts): boolean => facts.inFlight > 0
export const paymentLater = (facts: ExpenseFacts): boolean => facts.scheduled > 0
export const lastPaymentBroken = (facts: ExpenseFacts): boolean => isBroken(facts.lastOutcome)
export const partSettled = (facts: ExpenseFacts): boolean => facts.settled > 0
export const payableLeft = (facts: ExpenseFacts): boolean => payableOf(facts) > 0
/** Nobody may mark as reimbursed what a check or a transfer on its way is about to pay. */
export const nothingOnItsWay = (facts: ExpenseFacts): boolean => facts.checks === 0 && facts.inFlight === 0
