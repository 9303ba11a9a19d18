import base from '../../en-US/payments/index.ts'
import type { NamespacePaymentsTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const payments = reword<NamespacePaymentsTranslation>(base, {
  method: { check: 'Cheque / Other' },
  means: { check: 'Cheque' },
  number: 'Cheque number {number}',
  pay: {
    unready: {
      accountText: 'A bank transfer needs a payment account that is ready. You can pay by Cheque / Other now.',
      otherText: 'Pay by Cheque / Other, or try again once the account is ready.',
    },
  },
  several: { recordTitle: 'Record {amount} by Cheque / Other?' },
  dialogs: {
    voidReceived: {
      text: 'This cannot be undone. {name} owes the amount again and can see why, for example because a cheque bounced.',
    },
  },
  events: {
    beginCheck: {
      you: 'You recorded {amount} by Cheque / Other',
      name: '{actor} recorded {amount} by Cheque / Other',
      youItem: 'You recorded {amount} by Cheque / Other for {item}',
      nameItem: '{actor} recorded {amount} by Cheque / Other for {item}',
    },
  },
})

export default payments
