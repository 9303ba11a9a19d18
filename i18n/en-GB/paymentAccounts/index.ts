import base from '../../en-US/paymentAccounts/index.ts'
import type { NamespacePaymentAccountsTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const paymentAccounts = reword<NamespacePaymentAccountsTranslation>(base, {
  notOfferedText:
    'Pay by Cheque / Other instead: record the payment on the expense, and the other parent confirms receiving it.',
  state: {
    documentNeeded: {
      why: 'Send a photo of your driver’s licence or ID card. It goes to the bank. We don’t keep it.',
    },
    verified: { why: 'Transfers take 1-2 working days.' },
    deactivated: {
      why: 'The bank has closed your payment account, so you cannot send or receive bank transfers. You can still pay by Cheque / Other. Contact us, and we’ll help you find out why.',
    },
    refused: {
      why: 'The bank did not accept this sign-up, and only the bank can change that. You can still pay by Cheque / Other. Contact us if you think this is a mistake.',
    },
  },
  flow: {
    digits: { driversLicence: 'Driver’s licence' },
    terms: {
      points:
        '- {product} sends your answers to its bank provider, which checks who you are. The Privacy Policy names it, and its own terms apply to what it does.\n- Money leaves your account only for payments that you start or schedule.\n- Transfers take 1-2 working days, and a bank can return one even weeks later.\n- You can remove your bank accounts at any time.',
    },
    document: {
      hint: 'In colour and in focus, with the card filling the photo edge to edge, on a plain background of a different colour. JPEG or PNG, up to 10 MB.',
    },
  },
  bankAccounts: { form: { routingHint: '9 digits, at the bottom left of a cheque' } },
})

export default paymentAccounts
