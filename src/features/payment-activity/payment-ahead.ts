import { transition } from 'xstate'
import { type PaymentDto, type PaymentStatus, paymentStatuses } from '#contract/payments/payments.ts'
import { paymentMachine } from '#machines/payments/payment.machine.ts'
import type { PaymentEvent } from '#machines/payments/payment.types.ts'
import { leafOf } from '#machines/shared/decide.ts'
import { byBank, bySystem } from '#machines/shared/turn.ts'
import { paymentChartOf } from '#src/features/payments/payment.chart.ts'

/** Asks the chart for the steps ahead when all goes well: confirmed by the receiver, or moved by the bank. */
export function leavesAhead(item: PaymentDto): PaymentStatus[] {
  const events: PaymentEvent[] = [
    { type: 'payment.confirm', by: { actor: item.receiverId, party: 'receiver', mode: 'self' } },
    { type: 'payment.start', by: bySystem, hindrance: null },
    { type: 'payment.stopped', by: byBank },
    { type: 'payment.processing', by: byBank },
    { type: 'payment.paid', by: byBank },
  ]
  let { snapshot } = paymentChartOf(item)
  return events.flatMap((event) => {
    if (!snapshot.can(event)) return []
    ;[snapshot] = transition(paymentMachine, snapshot, event)
    const leaf = leafOf(snapshot.value)
    return paymentStatuses.filter((status) => status === leaf)
  })
}
