import base from '../../en-US/paymentSchedules/index.ts'
import type { NamespacePaymentSchedulesTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const paymentSchedules = reword<NamespacePaymentSchedulesTranslation>(base, {
  empty: {
    text: 'Open an expense that you owe, or child maintenance that you pay, and choose “Pay later or in parts”.',
  },
  forSupport: 'For child maintenance',
  details: { support: 'Child maintenance' },
  form: {
    supportTitle: 'Pay child maintenance later or in parts',
    supportName: 'Child maintenance',
    backToSupport: 'Child maintenance',
    supportText: 'By bank transfer to {name}. Each payment covers your oldest unpaid maintenance first.',
    startsOnHint: 'Sent at 9:00 am on that day. Banks settle it on their next working days.',
  },
  unready: {
    notSupportPayer: 'Only the parent who pays child maintenance can schedule it.',
    noSupport: 'There is no child maintenance to schedule right now',
    notServedText: 'Pay by Cheque / Other instead. Those payments cannot be scheduled.',
    otherText: 'Schedule payments once their account is ready, or pay by Cheque / Other.',
  },
})

export default paymentSchedules
