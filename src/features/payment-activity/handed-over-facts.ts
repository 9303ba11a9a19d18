import type { PaymentDto } from '#contract/payments/payments.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Messages } from './texts.ts'

type Fact = { readonly term: string; readonly value: string }

/** Lists what changed hands and when, as far as the payer said so; nothing for a transfer. */
export const handedOverFacts = (
  { means, paidOn }: PaymentDto,
  viewer: Viewer,
  { payments, paymentActivity }: Messages,
): Fact[] => {
  const { facts } = paymentActivity.details
  return [
    ...(means ? [{ term: facts.means(), value: payments.means[means]() }] : []),
    ...(paidOn ? [{ term: facts.paidOn(), value: viewer.date(paidOn) }] : []),
  ]
}
