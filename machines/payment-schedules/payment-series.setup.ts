import { setup } from 'xstate'
import { isBy, type Meta, type Turn } from '../shared/turn.ts'
import type { PaymentSeriesEvent, PaymentSeriesFacts } from './payment-series.types.ts'

/** Actions are only named here; the server implements them. */
const effect = () => {}

export const paymentSeriesSetup = setup({
  types: {
    context: {} as PaymentSeriesFacts,
    events: {} as PaymentSeriesEvent,
    input: {} as PaymentSeriesFacts,
    meta: {} as Meta,
  },
  guards: {
    by: ({ event }, turn: Turn) => isBy(event.by, turn),
    planEdits: ({ context }) => context.mayEdit,
    someAhead: ({ context }) => context.ahead > 0,
    noneAhead: ({ context }) => context.ahead === 0,
    cutShort: ({ context }) => context.cutShort,
  },
  actions: { planAnew: effect, stopAhead: effect },
})
