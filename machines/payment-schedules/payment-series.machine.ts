import { and, or } from 'xstate'
import { by } from '../shared/turn.ts'
import { paymentSeriesSetup } from './payment-series.setup.ts'

const payer = by('payer')
const system = by('system')

/**
 * Several payments from one payer to one receiver that were planned together; each is a payment of its own that waits
 * for its date.
 *
 * `active` while one of them waits, then `completed`, or `stopped` if the last one was never sent. Invariant: what has
 * been sent is never changed; only waiting payments are edited or stopped. Deliberately absent: failures. When a
 * payment of the series fails, only that payment ends.
 */
export const paymentSeriesMachine = paymentSeriesSetup.createMachine({
  id: 'paymentSeries',
  context: ({ input }) => input,
  initial: 'active',
  states: {
    active: {
      meta: { turns: ['system'], label: 'active', tone: 'bank' },
      on: {
        'paymentSeries.edit': { guard: and([payer, 'planEdits', 'someAhead']), actions: 'planAnew' },
        'paymentSeries.stop': {
          guard: and([or([payer, system]), 'someAhead']),
          target: 'stopped',
          actions: 'stopAhead',
        },
        'paymentSeries.paymentsChanged': [
          { guard: and([system, 'noneAhead', 'cutShort']), target: 'stopped' },
          { guard: and([system, 'noneAhead']), target: 'completed' },
        ],
      },
    },
    completed: { type: 'final', meta: { turns: ['nobody'], label: 'completed', tone: 'done', ended: 'sent' } },
    stopped: { type: 'final', meta: { turns: ['nobody'], label: 'stopped', tone: 'problem', ended: 'cutShort' } },
  },
})
