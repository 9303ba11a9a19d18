import { and } from 'xstate'
import { by } from '../shared/turn.ts'
import { expenseSetup } from './expense.setup.ts'

const paying = { turn: 'payer', when: 'payableLeft' } as const
const moving = { turn: 'bank', when: 'bankInFlight' } as const

/**
 * The leaf is a summary that `deriving` chooses from the facts; payments and their allocations are the truth.
 * Each change of a payment sends the expense through `deriving` again.
 */
export const approvedState = expenseSetup.createStateConfig({
  initial: 'deriving',
  on: {
    'expense.paymentsChanged': { guard: by('system'), target: '.deriving', reenter: true },
    'expense.pay': {
      guard: and([by('payer'), 'amountPayable']),
      actions: 'beginPayment',
    },
    'expense.markReimbursed': {
      guard: and([by('creator'), 'nothingOnItsWay', 'remainingEchoed']),
      actions: ['stopScheduled', 'recordReimbursement'],
    },
  },
  states: {
    deriving: {
      always: [
        { guard: 'allSettled', target: '#expense.settled' },
        { guard: 'checkUnconfirmed', target: 'paymentUnconfirmed' },
        { guard: 'bankInFlight', target: 'paymentInProcess' },
        { guard: 'paymentLater', target: 'paymentScheduled' },
        { guard: 'lastPaymentBroken', target: 'newPaymentNeeded' },
        { guard: 'partSettled', target: 'partlyPaid' },
        { target: 'unpaid' },
      ],
    },
    unpaid: { meta: { turns: ['payer'], label: 'unpaid', tone: 'attention' } },
    paymentUnconfirmed: {
      meta: { turns: ['receiver', moving, paying], label: 'paymentUnconfirmed', tone: 'attention' },
    },
    paymentInProcess: { meta: { turns: ['bank', paying], label: 'paymentInProcess', tone: 'bank' } },
    paymentScheduled: { meta: { turns: ['system', paying], label: 'paymentScheduled', tone: 'bank' } },
    newPaymentNeeded: {
      meta: { turns: ['payer'], label: 'newPaymentNeeded', labelBy: 'lastOutcome', tone: 'problem' },
    },
    partlyPaid: { meta: { turns: ['payer'], label: 'partlyPaid', tone: 'attention' } },
  },
})
