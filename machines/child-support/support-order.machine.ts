import { claimStates } from '../claim/claim.states.ts'
import { supportOrderSetup } from './support-order.setup.ts'
import { activeState, endAskedState, endedState } from './support-order.states.ts'

/**
 * One order of child support between the two parents: an amount and a frequency, from a day and perhaps to a day.
 *
 * A court's order is a fact that neither parent can change alone. Recorded by one parent, it is their claim
 * (`recorded`; `disputed` once the other denies it); confirmed by the other, it is both parents' (`active`) and makes
 * dues until its last day has passed (`ended`). Invariants: a confirmed order is never changed; another amount is a new
 * order that follows it. It ends early only when one parent asks for it and the other agrees. Deliberately absent: the
 * dues and their payments. What is paid of a due is derived from the payments (`support-due`).
 */
export const supportOrderMachine = supportOrderSetup.createMachine({
  id: 'supportOrder',
  context: ({ input }) => input,
  initial: 'recorded',
  states: {
    ...claimStates('supportOrder', { confirmed: 'active', onConfirm: 'beginDues', onDispute: 'keepReason' }),
    active: activeState,
    endAsked: endAskedState,
    ended: endedState,
  },
})
