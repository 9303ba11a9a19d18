import type { SupportLedgerDto, SupportOrderDto } from '#contract/child-support/child-support.ts'
import { supportOrderMachine } from '#machines/child-support/support-order.machine.ts'
import { type Lifecycle, lifecycleOf } from '#src/app/shared/lifecycle/lifecycle.ts'

export type SupportOrderMachine = typeof supportOrderMachine

/** The order's chart, asked as this viewer. */
export const orderChart = ({ status, facts, you }: SupportOrderDto): Lifecycle<SupportOrderMachine> =>
  lifecycleOf(supportOrderMachine, { status, facts, you })

/** The smallest payment there is: whether any at all may be made. */
export const mayPay = (order: SupportOrderDto): boolean =>
  orderChart(order).can({ type: 'supportOrder.pay', amount: 1 })

/** Whether more than is due may be paid: what is over waits for the next due. */
export const mayPayAhead = (order: SupportOrderDto): boolean =>
  orderChart(order).can({ type: 'supportOrder.pay', amount: order.facts.due + 1 })

const unagreed: readonly string[] = ['recorded', 'disputed', 'withdrawn']
export const isAgreed = ({ status }: SupportOrderDto): boolean => !unagreed.includes(status)

/** The order in force, or the one that was last; undefined while there is only one parent's word. */
export const presentOrder = ({ orders }: Pick<SupportLedgerDto, 'orders'>): SupportOrderDto | undefined =>
  orders.find(isAgreed)
