import base from '../../en-US/paymentActivity/index.ts'
import type { NamespacePaymentActivityTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Only what the United Kingdom words differently. */
const paymentActivity = reword<NamespacePaymentActivityTranslation>(base, {
  details: {
    text: {
      pending: { why: 'The bank needs 1-2 working days. Until it begins, the payment can be stopped.' },
      inProcess: { why: 'It needs 1-2 working days. There is nothing to do.' },
    },
  },
})

export default paymentActivity
