import base from '../../en-US/paymentSeries/index.ts'
import type { NamespacePaymentSeriesTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Only what the United Kingdom words differently. */
const paymentSeries = reword<NamespacePaymentSeriesTranslation>(base, {
  form: {
    startsOnHint: 'Sent at 9 in the morning of that day where you live. Banks settle on their next working days.',
  },
  unready: {
    notServedText: 'Pay by Cheque / Other on the expense. A payment from hand to hand cannot be scheduled.',
    otherText: 'Schedule payments once their account is ready, or pay by Cheque / Other on the expense.',
  },
})

export default paymentSeries
