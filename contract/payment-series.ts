import type { paymentSeriesMachine } from '#machines/payment-series/payment-series.machine.ts'
import type { LeafOf } from '#machines/shared/decide.ts'

/** Every leaf of the chart; nowhere else is a status written. */
export type PaymentSeriesStatus = LeafOf<typeof paymentSeriesMachine>
