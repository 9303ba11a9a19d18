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
 * One parent's account with the provider that moves the money, in one family. Its owner answers, the bank decides.
 *
 * Invariants: whoever looks on, the other parent included, moves nothing; the bank is believed only about somebody it knows; where it
 * was told something, the state changes by what it says, never by what the owner sent.
 * Deliberately absent: bank accounts, which have no status but their being there; an end, since a bank may change its mind.
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
