import base from '../../en-US/errors/index.ts'
import type { NamespaceErrorsTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Only what the United Kingdom words differently. */
const errors = reword<NamespaceErrorsTranslation>(base, {
  bankNotServed: 'Bank transfers are not available where your family lives. Pay by Cheque / Other instead.',
  otherCannotReceive:
    'The other parent cannot receive bank transfers yet, so nothing was sent. Pay by Cheque / Other, or try again once their account is ready.',
  planPayments:
    'The bank transfers of your plan are used up for this month, so nothing was sent. Pay by Cheque / Other, or send it next month.',
  lessThanACentEach: 'There is less than one penny for each payment. Adjust the count or the end date.',
  bankAccountRefused: 'The bank did not accept this account. Check both numbers against a cheque or your bank’s app.',
  documentNotColour:
    'This photo is black and white. Take a new one in colour, with the camera rather than a scanner set to grey.',
  notARoutingNumber: 'This is not a routing number. It has 9 digits and stands at the bottom left of a cheque.',
  manualVerification: 'Your documents are being checked by a person. This takes 1-2 working days.',
})

export default errors
