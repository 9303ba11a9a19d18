import {
  type PaymentSeriesCommand,
  type PaymentSeriesDto,
  paymentSeriesDto,
  paymentSeriesRoutes,
} from '#contract/payment-schedules/payment-schedules.ts'
import { latestAfterConflict } from '#src/app/shared/lifecycle/conflict.ts'
import type { LifecycleDefinition } from '#src/app/shared/lifecycle/use-lifecycle.ts'
import { paymentLifecycle } from '#src/features/payments/payment-commands.ts'
import { keepSeries } from './payment-schedules.queries.ts'
import { type PaymentSeriesMachine, seriesChart } from './series.chart.ts'

export const seriesLifecycle: LifecycleDefinition<PaymentSeriesMachine, PaymentSeriesDto, PaymentSeriesCommand> = {
  chartOf: seriesChart,
  send: (send, { id }, body) => send(paymentSeriesRoutes.events, { params: { id }, body }),
  latest: (failure) => latestAfterConflict(failure, paymentSeriesDto),
  keep: keepSeries,
}

/** A single scheduled payment appears in the schedule list, which is refetched. */
export const singlePaymentLifecycle = paymentLifecycle((queries) => keepSeries(queries, null))
