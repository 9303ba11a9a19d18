import base from '../../en-US/errors/index.ts'
import type { NamespaceErrorsTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const errors = reword<NamespaceErrorsTranslation>(base, {
  notANumber: 'Enter an amount such as 12.50. Use a point for pence.',
  nameHasLink: 'A name cannot contain a web address. Put a space after each full stop, as in St. James.',
  noDueBetween: 'No child maintenance falls due between these two days.',
  bankNotServed: 'Bank transfers are not available where your family lives. Pay by Cheque / Other instead.',
  otherCannotReceive:
    'The other parent cannot receive bank transfers yet, so nothing was sent. Pay by Cheque / Other, or try again once their account is ready.',
  planPayments:
    'You have used all the bank transfers in your plan this month, so nothing was sent. Pay by Cheque / Other, or send it next month.',
  onlyForChecks: 'Only a cheque has a number.',
  lessThanACentEach: 'That’s less than one penny per payment. Adjust the count or the end date.',
  bankAccountRefused: 'The bank did not accept this account. Check both numbers against a cheque or your bank’s app.',
  documentNotColour:
    'This photo is black and white. Take a new one in colour, with the camera rather than a scanner set to grey.',
  notARoutingNumber: 'This is not a routing number. It has 9 digits and is at the bottom left of a cheque.',
  manualVerification: 'Someone is checking your documents. This takes 1-2 working days.',
})

export default errors
