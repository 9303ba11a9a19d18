import type { PaymentSeriesSummaryDto } from '#contract/payment-schedules/payment-schedules.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { paymentSeriesMachine } from '#machines/payment-schedules/payment-series.machine.ts'
import { paymentMachine } from '#machines/payments/payment.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import type { Tone } from '#machines/shared/turn.ts'
import { type Lifecycle, lifecycleOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'

export type PaymentSeriesMachine = typeof paymentSeriesMachine

export const seriesChart = (row: PaymentSeriesSummaryDto): Lifecycle<PaymentSeriesMachine> =>
  lifecycleOf(paymentSeriesMachine, row)

/** Gives the series' chip and what this viewer may do, as its chart says. */
export function seriesNow(row: PaymentSeriesSummaryDto, { payments }: Pick<TranslationFunctions, 'payments'>) {
  const { can, tone } = seriesChart(row)
  return {
    chip: { tone, text: payments.series[row.status]() },
    mayEdit: can({ type: 'paymentSeries.edit' }),
    mayStop: can({ type: 'paymentSeries.stop' }),
  }
}

/** Gives the chip of one payment from its chart. */
export function paymentChip(
  status: string,
  { payments }: Pick<TranslationFunctions, 'payments'>,
): { tone: Tone; text: string } {
  const { label, tone } = metaOfLeaf(paymentMachine, status)
  const texts: Readonly<Record<string, (() => string) | undefined>> = payments.label
  return { tone, text: texts[label]?.() ?? label }
}

/** Returns "You pay Sam", "Dana pays you" or "Dana pays Sam". */
export function partiesText(
  { payerId, receiverId }: Pick<PaymentSeriesSummaryDto, 'payerId' | 'receiverId'>,
  { isYou, nameOf }: Viewer,
  { paymentSchedules: messages }: Pick<TranslationFunctions, 'paymentSchedules'>,
): string {
  const [payer, receiver] = [nameOf(payerId), nameOf(receiverId)]
  if (isYou(payerId)) return messages.youPay({ receiver })
  return isYou(receiverId) ? messages.paysYou({ payer }) : messages.parties({ payer, receiver })
}
