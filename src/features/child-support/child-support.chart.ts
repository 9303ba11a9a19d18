import type { SupportLedgerDto, SupportOrderDto } from '#contract/child-support/child-support.ts'
import type { PaymentDto } from '#contract/payments/payments.ts'
import { supportDueMachine } from '#machines/child-support/support-due.machine.ts'
import { paymentMachine } from '#machines/payments/payment.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { lifecycleOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import { isAgreed, orderChart } from '#src/features/child-support/support-order.chart.ts'

export const paymentChart = ({ status, method, amount, later, payable, you }: PaymentDto) =>
  lifecycleOf(paymentMachine, { status, facts: { method, amount, later, payable }, you })

/** Lists what a person may do to an order besides paying. */
export const orderActions = [
  'confirm',
  'dispute',
  'withdraw',
  'agreeEnd',
  'refuseEnd',
  'withdrawEnd',
  'askEnd',
] as const
export type OrderAction = (typeof orderActions)[number]

export const mayOrder = (order: SupportOrderDto, action: OrderAction): boolean =>
  orderChart(order).can({ type: `supportOrder.${action}` })

/** Tells whether another order may follow this one: no other order already does, under way or in force. */
export const mayFollow = ({ orders }: SupportLedgerDto, order: SupportOrderDto): boolean =>
  isAgreed(order) && !orders.some((other) => other.previousId === order.id && !orderChart(other).isFinal)

export const dueTone = (status: string) => metaOfLeaf(supportDueMachine, status).tone
