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
    paymentAccount: {
      sections: {
        states: {
          text: '- Sign-up in progress: you have not sent it yet.\n- Details needed: the bank could not match you. Check each answer, and give all 9 digits.\n- Document needed: the bank asks for a photo of your driver’s licence or ID card, in colour, the whole card filling the photo, not expired.\n- Manual verification in progress: a person at the bank looks at it. That takes 1-2 working days, and you need do nothing.\n- Verified: with a bank account added, you can send and receive.\n- Verification failed: the bank did not accept the sign-up, and it alone can change that. Cheque / Other works as before.\n- Suspended: nothing goes out; what comes in still comes in.\n- Closed by the bank: nothing goes out and nothing comes in. Cheque / Other works as before.\n- Migration unfinished: our bank provider has changed. Your answers came along; the digits and the numbers are asked again.',
        },
      },
    },
    transfers: {
      sections: {
        time: {
          text: '1-2 working days. Weekends and bank holidays do not count. Pending means that the bank has not begun; In process, that it is moving the money; Paid, that it did. The amount counts as paid from then on.',
        },
      },
    },
    scheduled: {
      sections: {
        days: {
          text: 'Each is sent at 9 in the morning of its day where you live, in summer and in winter. If that day is a weekend or a bank holiday, it is sent all the same, and the banks settle it on their next working days. A month without that day of the month takes its last one; a month without a fifth weekday is skipped.',
        },
      },
    },
    activity: {
      sections: {
        list: {
          text: 'Under Expenses, Payments lists what each of you paid, by bank transfer, Cheque / Other or in another way, in every state. Narrow it by direction, status, method, dates or words. What failed, was returned, stopped, made void or not received stays on the list, since it happened, but no total counts it.',
        },
      },
    },
    support: {
      sections: {
        pay: {
          text: 'By Cheque / Other: record it, and the parent who received it confirms it. By bank transfer: from your account to theirs, with nothing to confirm, once or as a series. A transfer that fails or comes back makes its dues open again, and what is late counts as overdue.',
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
