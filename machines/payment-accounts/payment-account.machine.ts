import { paymentAccountSetup } from './payment-account.setup.ts'
import {
  deactivatedState,
  detailsNeededState,
  documentNeededState,
  manualReviewState,
  migrationUnfinishedState,
  noneState,
  refusedState,
  signUpInProgressState,
  suspendedState,
  verifiedState,
} from './payment-account.states.ts'

/**
 * One parent's account with the provider that moves the money, in one family. Its owner answers questions, and the bank
 * decides.
 *
 * Invariants: nobody but the owner can send commands, not even the other parent; the bank's events count only for a
 * customer it knows; after a submission, the state follows the bank's answer, not what the owner sent. Deliberately
 * absent: bank accounts, which have no status beyond existing; a final state, because a bank may change its mind.
 */
export const paymentAccountMachine = paymentAccountSetup.createMachine({
  id: 'paymentAccount',
  context: ({ input }) => input,
  initial: 'none',
  states: {
    none: noneState,
    signUpInProgress: signUpInProgressState,
    detailsNeeded: detailsNeededState,
    documentNeeded: documentNeededState,
    manualReview: manualReviewState,
    verified: verifiedState,
    refused: refusedState,
    suspended: suspendedState,
    deactivated: deactivatedState,
    migrationUnfinished: migrationUnfinishedState,
  },
})
