import { type By, byBank, bySystem } from '../shared/turn.ts'
import { paymentSeriesMachine } from './payment-series.machine.ts'
import type { PaymentSeriesEvent, PaymentSeriesFacts } from './payment-series.types.ts'

/** A step that a walker may try on a series: each event as each person who may send it, with `facts` when a step brings new ones. */
export type PaymentSeriesStep = { readonly event: PaymentSeriesEvent; readonly facts?: PaymentSeriesFacts }

const payer: By = { actor: 'dana', party: 'payer', mode: 'self' }
const receiver: By = { actor: 'sam', party: 'receiver', mode: 'self' }
const planned: PaymentSeriesFacts = { ahead: 6, cutShort: false, mayEdit: true }

/** A walk begins on a plan that includes editing, and on one that does not. */
const paymentSeriesBegins: readonly PaymentSeriesFacts[] = [planned, { ...planned, mayEdit: false }]

const paymentSeriesSteps: readonly PaymentSeriesStep[] = [
  { event: { type: 'paymentSeries.edit', by: payer }, facts: planned },
  { event: { type: 'paymentSeries.stop', by: payer }, facts: planned },
  { event: { type: 'paymentSeries.paymentsChanged', by: bySystem }, facts: { ...planned, ahead: 5 } },
  { event: { type: 'paymentSeries.paymentsChanged', by: bySystem }, facts: { ...planned, ahead: 0 } },
  { event: { type: 'paymentSeries.paymentsChanged', by: bySystem }, facts: { ...planned, ahead: 0, cutShort: true } },
]

/** Lists everybody who might try, for the refusal matrix. */
const paymentSeriesPeople: Readonly<Record<string, By>> = {
  payer,
  receiver,
  professional: { actor: 'pat', party: 'payer', mode: 'viewing' },
  admin: { actor: 'ada', party: 'payer', mode: 'synced' },
  child: { actor: 'mia', party: 'onlooker', mode: 'self' },
  system: bySystem,
  bank: byBank,
}

/** The chart with everything that is needed to walk it. */
export const paymentSeries = {
  machine: paymentSeriesMachine,
  begins: paymentSeriesBegins,
  steps: paymentSeriesSteps,
  people: paymentSeriesPeople,
} as const
