import { setup } from 'xstate'
import { byAmong, type Meta } from '../shared/turn.ts'
import {
  type PaymentSeriesEvent,
  type PaymentSeriesFacts,
  type PaymentSeriesTurn,
  paymentSeriesParties,
} from './payment-series.types.ts'

/** Actions are only named here; the server implements them. */
const effect = () => {}

/** `ended`: all its payments were sent, or the last one was stopped before its date. */
export type PaymentSeriesMeta = Meta<PaymentSeriesTurn> & { readonly ended?: 'sent' | 'cutShort' }

export const paymentSeriesSetup = setup({
  types: {
    context: {} as PaymentSeriesFacts,
    events: {} as PaymentSeriesEvent,
    input: {} as PaymentSeriesFacts,
    meta: {} as PaymentSeriesMeta,
  },
  guards: {
    by: byAmong(paymentSeriesParties),
    planEdits: ({ context }) => context.mayEdit,
    someAhead: ({ context }) => context.ahead > 0,
    noneAhead: ({ context }) => context.ahead === 0,
    cutShort: ({ context }) => context.cutShort,
  },
  actions: { planAnew: effect, stopAhead: effect },
})
