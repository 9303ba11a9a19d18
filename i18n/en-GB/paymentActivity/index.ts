import base from '../../en-US/paymentActivity/index.ts'
import type { NamespacePaymentActivityTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const paymentActivity = reword<NamespacePaymentActivityTranslation>(base, {
  support: 'Child maintenance',
  details: {
    text: {
      pending: { why: 'This takes 1-2 working days. The payer can stop it until the bank starts processing it.' },
      inProcess: { why: 'This takes 1-2 working days. There is nothing for you to do.' },
    },
  },
})

export default paymentActivity
