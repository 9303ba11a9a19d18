import type { QueryClient } from '@tanstack/react-query'
import { type PaymentCommand, type PaymentDto, paymentDto, paymentRoutes } from '#contract/payments/payments.ts'
import { latestAfterConflict } from '../../app/shared/lifecycle/conflict.ts'
import type { LifecycleDefinition } from '../../app/shared/lifecycle/use-lifecycle.ts'
import { type PaymentMachine, paymentChartOf } from './payment.chart.ts'

/** Sends commands to a payment from any page that shows it; `keep` stores the answer in that page's queries. */
export const paymentLifecycle = (
  keep: (queries: QueryClient, item: PaymentDto | null) => Promise<void>,
): LifecycleDefinition<PaymentMachine, PaymentDto, PaymentCommand> => ({
  chartOf: paymentChartOf,
  send: (send, { id }, body) => send(paymentRoutes.events, { params: { id }, body }),
  latest: (failure) => latestAfterConflict(failure, paymentDto),
  keep,
})
