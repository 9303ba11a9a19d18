import type { PaymentDto } from '#contract/payments/payments.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { Viewer } from '../../app/shared/viewer/viewer.ts'

/** Says what changed hands and when, as far as the payer said so; nothing for a transfer. */
export const handedOverText = (
  { means, paidOn }: Pick<PaymentDto, 'means' | 'paidOn'>,
  viewer: Viewer,
  payments: TranslationFunctions['payments'],
): string[] => {
  const parts = [means && payments.means[means](), paidOn && payments.paidOn({ date: viewer.date(paidOn) })]
  const said = parts.filter((part) => part !== null && part !== '')
  return said.length > 0 ? [said.join(' · ')] : []
}
