import base from '../../en-US/paymentAccounts/index.ts'
import type { NamespacePaymentAccountsTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Only what the United Kingdom words differently. */
const paymentAccounts = reword<NamespacePaymentAccountsTranslation>(base, {
  notOfferedText:
    'Where your family lives, pay by Cheque / Other: record it on the expense, and the other parent confirms that it arrived.',
  state: {
    documentNeeded: {
      why: 'Send a photo of your driver’s licence or ID card. It goes to the bank and is not kept here.',
    },
    verified: { why: 'Transfers take 1-2 working days.' },
    deactivated: {
      why: 'The bank has closed your payment account, so nothing can be sent or received by bank. Cheque / Other works as before. Write to us, and we find out why with you.',
    },
    refused: {
      why: 'The bank did not accept this sign-up, and it alone can change that. Cheque / Other works as before. Write to us if you think this is a mistake.',
    },
  },
  flow: {
    digits: { driversLicence: 'Driver’s licence' },
    terms: {
      points:
        '- {product} hands your answers to its bank provider, which checks who you are. The Privacy Policy names it, and its own terms hold for what it does.\n- Money leaves your account only for payments that you start or plan.\n- Transfers take 1-2 working days, and a bank may return one for weeks.\n- You can remove your bank accounts at any time.',
    },
    document: {
      hint: 'In colour, sharp, with the whole card filling the photo to its edges, on a plain background of another colour. JPEG or PNG, up to 10 MB.',
    },
  },
  bankAccounts: { form: { routingHint: '9 digits, at the bottom left of a cheque' } },
})

export default paymentAccounts
