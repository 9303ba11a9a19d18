import base from '../../en-US/paymentSchedules/index.ts'
import type { NamespacePaymentSchedulesTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Only what the United Kingdom words differently. */
const paymentSchedules = reword<NamespacePaymentSchedulesTranslation>(base, {
  forSupport: 'For child maintenance',
  details: { support: 'Child maintenance' },
  form: {
    supportTitle: 'Pay child maintenance later or in parts',
    supportName: 'Child maintenance',
    backToSupport: 'Child maintenance',
    startsOnHint: 'Sent at 9 in the morning of that day where you live. Banks settle on their next working days.',
  },
  unready: {
    notSupportPayer: 'Only who pays child maintenance can schedule payments of it.',
    noSupport: 'There is no child maintenance to schedule now',
    notServedText: 'Pay by Cheque / Other instead. A payment from hand to hand cannot be scheduled.',
    otherText: 'Schedule payments once their account is ready, or pay by Cheque / Other.',
  },
})

export default paymentSchedules
