import base from '../../en-US/help/index.ts'
import type { NamespaceHelpTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Only what the United Kingdom words differently. */
const help = reword<NamespaceHelpTranslation>(base, {
  articles: {
    splits: {
      sections: {
        own: {
          text: 'Either parent can add categories with another split. A split is always said from the side of the parent who records the expense: with 60/40, whoever records bears 60 per cent, and the other 40.\nOnce an expense uses it, a category can no longer be changed or deleted. When an agreement changes, make a new category.',
        },
        cent: {
          title: 'The odd penny',
          text: 'Shares are counted in whole pence and always add up to the total. When a penny cannot be halved, it stays with the parent who recorded the expense, who paid the shop. The split is kept as you typed it, and never becomes another number.',
        },
      },
    },
    payments: {
      title: 'Paying by Cheque / Other',
      sections: {
        pay: {
          text: 'After an approval, the parent who owes presses Pay, chooses Cheque / Other and says how much, with a cheque number and a note if there is one. A part of the amount is fine, and so are several payments. You can never record more than what is left to pay.',
        },
        void: {
          text: 'Until it is confirmed, the parent who recorded a payment can make it void, with a reason. After that only the receiver can, say when a cheque bounced. The amount is owed again, and both see why.',
        },
      },
    },
    disputes: {
      sections: {
        nobody: {
          text: 'Nobody here decides who is right, and nobody can change an answer for either of you. If you cannot agree, take the record to your mediator, solicitor or court.',
        },
      },
    },
    professionals: { lead: 'Solicitors and case managers read, and change nothing.' },
    trouble: {
      sections: {
        danger: {
          text: 'This service is not watched around the clock. In an emergency call 999. The other parent never sees where you are, which device you use, or when you were last here. If somebody may know your password, change it.',
        },
      },
    },
  },
})

export default help
