import type { SupportLedgerDto, SupportOrderDto } from '#contract/child-support/child-support.ts'
import { supportOrderMachine } from '#machines/child-support/support-order.machine.ts'
import { type Lifecycle, lifecycleOf } from '#src/app/shared/lifecycle/lifecycle.ts'

export type SupportOrderMachine = typeof supportOrderMachine

/** Resolves the order's chart for this viewer. */
export const orderChart = ({ status, facts, you }: SupportOrderDto): Lifecycle<SupportOrderMachine> =>
  lifecycleOf(supportOrderMachine, { status, facts, you })

/** Asks for the smallest payment: tells whether any at all may be made. */
export const mayPay = (order: SupportOrderDto): boolean =>
  orderChart(order).can({ type: 'supportOrder.pay', amount: 1 })

/** Tells whether more than is due may be paid; the rest then waits for the next due. */
export const mayPayAhead = (order: SupportOrderDto): boolean =>
  orderChart(order).can({ type: 'supportOrder.pay', amount: order.facts.due + 1 })

/** Both parents stand by the order; one that was only recorded is one parent's word. */
export const isAgreed = (order: SupportOrderDto): boolean => order.status !== 'recorded' && !orderChart(order).isFinal

/** Finds the order in force, or the last one; undefined while no order is agreed. */
export const presentOrder = ({ orders }: Pick<SupportLedgerDto, 'orders'>): SupportOrderDto | undefined =>
  orders.find(isAgreed)
