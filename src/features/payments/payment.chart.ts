import { transition } from 'xstate'
import {
  type PaymentCommand,
  type PaymentDto,
  type PaymentStatus,
  paymentStatuses,
} from '#contract/payments/payments.ts'
import { paymentMachine } from '#machines/payments/payment.machine.ts'
import type { PaymentMeta } from '#machines/payments/payment.setup.ts'
import { leafOf, metaOfLeaf } from '#machines/shared/decide.ts'
import { type Lifecycle, lifecycleOf } from '#src/app/shared/lifecycle/lifecycle.ts'

export type PaymentMachine = typeof paymentMachine

export const paymentChartOf = ({
  status,
  method,
  amount,
  later,
  payable,
  you,
}: Pick<PaymentDto, 'status' | 'method' | 'amount' | 'later' | 'payable' | 'you'>): Lifecycle<PaymentMachine> =>
  lifecycleOf(paymentMachine, { status, facts: { method, amount, later, payable }, you })

/** Lists the actions in the order in which their buttons are shown. */
export const paymentActions = ['confirm', 'refuse', 'stop', 'void'] as const
export type PaymentAction = (typeof paymentActions)[number]

/** Lists exactly what the chart allows this person now; a read-only viewer is allowed nothing. */
export function allowedPaymentActions(payment: PaymentDto): PaymentAction[] {
  const { can } = paymentChartOf(payment)
  return paymentActions.filter((action) => can({ type: `payment.${action}` }))
}

/** Returns the status in which the chart puts a payment once its receiver has confirmed it. */
export const statusWhenConfirmed = (payment: PaymentDto): PaymentStatus => {
  const { snapshot } = paymentChartOf(payment)
  const [next] = transition(paymentMachine, snapshot, { type: 'payment.confirm', by: payment.you })
  const leaf = leafOf(next.value)
  return paymentStatuses.find((status) => status === leaf) ?? payment.status
}

/** Says whether the bank's code tells why the payment ended. */
export const isReturned = (status: PaymentStatus): boolean =>
  metaOfLeaf<PaymentMeta>(paymentMachine, status).why === 'returnCode'

/** Carries the version and the amount that the person saw, so that nobody answers to something they were not shown. */
export function paymentCommandOf(
  { version, amount }: PaymentDto,
  action: PaymentAction,
  reason: string,
): PaymentCommand {
  return action === 'refuse' || action === 'void'
    ? { type: `payment.${action}`, version, amount, reason }
    : { type: `payment.${action}`, version, amount }
}
