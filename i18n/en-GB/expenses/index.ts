import base from '../../en-US/expenses/index.ts'
import type { NamespaceExpensesTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const expenses = reword<NamespaceExpensesTranslation>(base, {
  area: { childSupport: 'Child maintenance' },
  turn: {
    action: { pay: 'Pay by Cheque / Other' },
    text: {
      paymentUnconfirmedCreator: {
        why: '{name} recorded it as Cheque / Other{number} on {date}. It counts once you confirm it.',
      },
      paymentUnconfirmedOther: {
        why: 'You recorded it as Cheque / Other. It counts once {name} confirms it.',
      },
      paymentUnconfirmedViewing: { why: '{payer} recorded it as Cheque / Other.' },
      paymentInProcessCreator: { why: 'This takes 1-2 working days. There is nothing to confirm.' },
      paymentInProcessOther: { why: 'This takes 1-2 working days. There is nothing for you to do.' },
    },
  },
  rail: {
    howToPay: 'By Cheque / Other, which {name} then confirms',
    howToPayEither: 'By bank transfer, or by Cheque / Other, which {name} then confirms',
  },
  dialogs: { pay: { title: 'Pay by Cheque / Other' } },
})

export default expenses
