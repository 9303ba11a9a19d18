import type { SupportLedgerDto, SupportOrderDto } from '#contract/child-support/child-support.ts'
import { supportOrderMachine } from '#machines/child-support/support-order.machine.ts'
import type { SupportOrderMeta } from '#machines/child-support/support-order.setup.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { type Lifecycle, lifecycleOf } from '#src/app/shared/lifecycle/lifecycle.ts'

export type SupportOrderMachine = typeof supportOrderMachine

/** Resolves the order's chart for this viewer. */
export const orderChart = ({ status, facts, you }: SupportOrderDto): Lifecycle<SupportOrderMachine> =>
  lifecycleOf(supportOrderMachine, { status, facts, you })

/** Returns what the chart says of the order's status. */
export const metaOfOrder = ({ status }: SupportOrderDto): SupportOrderMeta =>
  metaOfLeaf<SupportOrderMeta>(supportOrderMachine, status)

/** Tells whether any payment may be made, by trying the smallest amount. */
export const mayPay = (order: SupportOrderDto): boolean =>
  orderChart(order).can({ type: 'supportOrder.pay', amount: 1 })

/** Tells whether more than is due may be paid; the rest is credited to the next due. */
export const mayPayAhead = (order: SupportOrderDto): boolean =>
  orderChart(order).can({ type: 'supportOrder.pay', amount: order.facts.due + 1 })

/** Tells whether both parents agreed to the order; a recorded one is only one parent's claim. */
export const isAgreed = (order: SupportOrderDto): boolean => metaOfOrder(order).agreed !== undefined

/** Finds the order in force, or the last one; undefined while no order is agreed. */
export const presentOrder = ({ orders }: Pick<SupportLedgerDto, 'orders'>): SupportOrderDto | undefined =>
  orders.find(isAgreed)
