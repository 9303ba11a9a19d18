import { paymentSetup } from './payment.setup.ts'
import { inProcessState, paidState, pendingState, scheduledState, stoppingState } from './payment.states.bank.ts'
import { confirmedState, reimbursedState, unconfirmedState } from './payment.states.check.ts'

/**
 * One payment of one amount from one parent to the other, allocated to one or more expenses.
 *
 * A check depends on the word of two people; a transfer on the bank, which may report late, twice or out of order.
 * Invariant: the states' `counts` put each allocation into exactly one bucket of its expense's facts. Deliberately
 * absent: retries. A failed payment is final; a new attempt is a new payment.
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  context: ({ input }) => input,
  initial: 'begun',
  states: {
    begun: {
      always: [
        { guard: 'isCheck', target: 'unconfirmed' },
        { guard: 'isReimbursement', target: 'reimbursed' },
        { guard: 'isLater', target: 'scheduled' },
        { target: 'pending' },
      ],
    },
    unconfirmed: unconfirmedState,
    confirmed: confirmedState,
    reimbursed: reimbursedState,
    scheduled: scheduledState,
    pending: pendingState,
    stopping: stoppingState,
    inProcess: inProcessState,
    paid: paidState,
    failed: {
      type: 'final',
      meta: { turns: ['nobody'], label: 'failed', tone: 'problem', counts: 'nothing', transfer: 'over' },
    },
    returned: {
      type: 'final',
      meta: { turns: ['nobody'], label: 'returned', tone: 'problem', counts: 'nothing', why: 'returnCode' },
    },
    stopped: {
      type: 'final',
      meta: { turns: ['nobody'], label: 'stopped', tone: 'problem', counts: 'nothing', transfer: 'over', stop: 'done' },
    },
    refused: {
      type: 'final',
      meta: { turns: ['nobody'], label: 'refused', tone: 'problem', counts: 'nothing' },
    },
    void: {
      type: 'final',
      meta: { turns: ['nobody'], label: 'void', tone: 'problem', counts: 'nothing' },
    },
  },
})
