import type { SupportOrderDto } from '#contract/child-support/child-support.ts'
import { bankServes } from '#domain/sending-limits.ts'
import { mayPay } from '#src/app/shared/support-order/support-order.chart.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Unready } from './unready.tsx'

/** Asks the order's chart whether the viewer may pay anything. */
export function unreadyOrder(order: SupportOrderDto | undefined, viewer: Viewer): Unready | null {
  if (!order || !mayPay(order)) return order && !viewer.isYou(order.payerId) ? 'notPayer' : 'nothing'
  return bankServes(viewer.family.country) ? null : 'notServed'
}
