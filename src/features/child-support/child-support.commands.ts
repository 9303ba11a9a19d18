import type { SupportOrderCommand, SupportOrderDto } from '#contract/child-support/child-support.ts'
import { supportOrderDto, supportRoutes } from '#contract/child-support/child-support.ts'
import { latestAfterConflict } from '#src/app/shared/lifecycle/conflict.ts'
import type { LifecycleDefinition } from '#src/app/shared/lifecycle/use-lifecycle.ts'
import { orderChart, type SupportOrderMachine } from '#src/features/child-support/support-order.chart.ts'
import { paymentLifecycle } from '#src/features/payments/payment-commands.ts'
import { isRejectionReason } from '#src/features/payments/rejection-reason.ts'
import { invalidateSupport } from './child-support.queries.ts'

/** A ledger sums up all its orders and payments, so every answer refetches the ledger. */
export const orderLifecycle: LifecycleDefinition<SupportOrderMachine, SupportOrderDto, SupportOrderCommand> = {
  chartOf: orderChart,
  send: (send, { id }, body) => send(supportRoutes.events, { params: { id }, body }),
  latest: (failure) => (isRejectionReason(failure) ? null : latestAfterConflict(failure, supportOrderDto)),
  keep: invalidateSupport,
}

export const supportPaymentLifecycle = paymentLifecycle(invalidateSupport)
