import { supportOrderSetup } from './support-order.setup.ts'
import { activeState, endAskedState, endedState, recordedState } from './support-order.states.ts'

/**
 * One order of child support between the two parents: an amount, a rhythm, from a day and perhaps to a day.
 *
 * What a court ordered is a fact that neither parent can change alone: recorded by one it is their word (`recorded`; `disputed` once the other says no);
 * confirmed by the other it is both parents' (`active`), and from then on it makes dues until its last day has passed (`ended`).
 * Invariants: an order that was confirmed is never changed; another amount is a new order that follows it. It ends early only by
 * an end that one parent asks for and the other agrees to.
 * Deliberately absent: the dues and their payments. What is paid of a due follows from the payments (`support-due`).
 */
export const supportOrderMachine = supportOrderSetup.createMachine({
  id: 'supportOrder',
  context: ({ input }) => input,
  initial: 'recorded',
  states: {
    recorded: recordedState,
    disputed: { type: 'final', meta: { turns: ['nobody'], label: 'disputed', tone: 'problem' } },
    withdrawn: { type: 'final', meta: { turns: ['nobody'], label: 'withdrawn', tone: 'waiting' } },
    active: activeState,
    endAsked: endAskedState,
    ended: endedState,
  },
})
