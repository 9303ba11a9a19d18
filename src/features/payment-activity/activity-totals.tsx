import type { PaymentPageDto } from '#contract/payments/payment-activity.ts'
import { FigureCards } from '#src/app/shared/list/figure-cards.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Messages } from './texts.ts'

type Totals = NonNullable<PaymentPageDto['totals']>

function figuresOf({ sent, received, sending, receiving }: Totals, viewer: Viewer, { paymentActivity }: Messages) {
  const { totals } = paymentActivity.list
  const name = viewer.nameOf(viewer.viewpoint)
  const figure = (key: string, label: string, { amount, count }: Totals['sent']) => ({
    key,
    label,
    amount: viewer.money(amount),
    note: totals.payments({ count }),
  })
  return [
    figure('sent', viewer.addressed ? totals.sent() : totals.sentBy({ name }), sent),
    figure('received', viewer.addressed ? totals.received() : totals.receivedBy({ name }), received),
    ...(sending.count > 0
      ? [figure('sending', viewer.addressed ? totals.sending() : totals.sendingBy({ name }), sending)]
      : []),
    ...(receiving.count > 0
      ? [figure('receiving', viewer.addressed ? totals.receiving() : totals.receivingBy({ name }), receiving)]
      : []),
  ]
}

type ActivityTotalsProps = { totals: PaymentPageDto['totals'] | undefined; viewer: Viewer; messages: Messages }

/** Sums up the selected payments: what arrived in each direction, and what is on its way in each. */
export function ActivityTotals({ totals, viewer, messages }: ActivityTotalsProps) {
  return (
    <FigureCards
      label={messages.paymentActivity.list.totals.label()}
      figures={totals && figuresOf(totals, viewer, messages)}
    />
  )
}
