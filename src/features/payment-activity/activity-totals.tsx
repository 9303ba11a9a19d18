import type { PaymentPageDto } from '#contract/payments/payment-activity.ts'
import { FigureCards } from '#src/app/shared/list/figure-cards.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Words } from './words.ts'

type Totals = NonNullable<PaymentPageDto['totals']>

function figuresOf({ sent, received, underway }: Totals, reader: Viewer, { paymentActivity }: Words) {
  const { totals } = paymentActivity.list
  const name = reader.nameOf(reader.viewpoint)
  const figure = (key: string, label: string, { amount, count }: Totals['sent']) => ({
    ...{ key, label },
    amount: reader.money(amount),
    note: totals.payments({ count }),
  })
  return [
    figure('sent', reader.addressed ? totals.sent() : totals.sentBy({ name }), sent),
    figure('received', reader.addressed ? totals.received() : totals.receivedBy({ name }), received),
    ...(underway.count > 0 ? [figure('underway', totals.underway(), underway)] : []),
  ]
}

type ActivityTotalsProps = { totals: PaymentPageDto['totals'] | undefined; reader: Viewer; words: Words }

/** What arrived each way of the payments shown, and what is not complete yet. */
export function ActivityTotals({ totals, reader, words }: ActivityTotalsProps) {
  return (
    <FigureCards
      label={words.paymentActivity.list.totals.label()}
      figures={totals && figuresOf(totals, reader, words)}
    />
  )
}
