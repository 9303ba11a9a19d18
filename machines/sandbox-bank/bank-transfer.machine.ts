import { bankTransferSetup } from './bank-transfer.setup.ts'

const problem = (label: string) => ({ turns: ['nobody'], label, tone: 'problem' }) as const
const ends = (params: 'failsAtOnce' | 'comesBack' | 'comesBackLate') => ({ type: 'ends', params }) as const

/**
 * One transfer as the bank of the sandbox sees it: the other side of a payment's `pending`, `inProcess` and `paid`.
 *
 * Nothing here is known to the product but what its provider says over HTTP. Time alone moves it: each state but the ends has an hour
 * at which it is due, and the sandbox's calendar says which.
 * Invariant: cancelled only before the cut-off; whatever came back stays back.
 * Deliberately absent: amounts and accounts. They decide the ending, and the ending is all this asks.
 */
export const bankTransferMachine = bankTransferSetup.createMachine({
  id: 'bankTransfer',
  context: ({ input }) => input,
  initial: 'pending',
  states: {
    pending: {
      meta: { turns: ['bank'], label: 'pending', tone: 'bank' },
      on: {
        'bankTransfer.due': [{ guard: ends('failsAtOnce'), target: 'failed' }, { target: 'inProcess' }],
        'bankTransfer.cancel': 'cancelled',
      },
    },
    inProcess: {
      meta: { turns: ['bank'], label: 'inProcess', tone: 'bank' },
      on: { 'bankTransfer.due': [{ guard: ends('comesBack'), target: 'returned' }, { target: 'paid' }] },
    },
    paid: {
      meta: { turns: ['nobody'], label: 'paid', tone: 'done' },
      on: { 'bankTransfer.due': { guard: ends('comesBackLate'), target: 'returned' } },
    },
    failed: { type: 'final', meta: problem('failed') },
    returned: { type: 'final', meta: problem('returned') },
    cancelled: { type: 'final', meta: problem('cancelled') },
  },
})
