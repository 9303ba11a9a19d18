import { bankTransferSetup } from './bank-transfer.setup.ts'

const problem = (label: string) => ({ turns: ['nobody'], label, tone: 'problem' }) as const
const ends = (params: 'failsAtOnce' | 'comesBack' | 'comesBackLate') => ({ type: 'ends', params }) as const

/**
 * One transfer in the sandbox bank: the other side of a payment's `pending`, `inProcess` and `paid`.
 *
 * The product learns of it only through the provider's HTTP interface. Only time moves it: each state except the final
 * ones is due at an hour that the sandbox's calendar names. Invariants: it can be cancelled only before the cut-off; a
 * returned transfer stays returned. Deliberately absent: amounts and accounts. They decide the ending, and the chart
 * needs only the ending.
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
