import base from '../../en-US/help/index.ts'
import type { NamespaceHelpTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const help = reword<NamespaceHelpTranslation>(base, {
  articles: {
    splits: {
      sections: {
        own: {
          text: 'Either parent can add categories with a different split. The first share always belongs to the parent who adds the expense: with 60/40, whoever adds it covers 60 per cent, and the other parent 40.\nOnce an expense uses it, a category can no longer be changed or removed. If your agreement changes, create a new category.',
        },
        cent: {
          title: 'The odd penny',
          text: 'Shares are counted in whole pence and always add up to the total. If a penny cannot be halved, the parent who added the expense covers it. The split is kept exactly as you typed it.',
        },
      },
    },
    payments: {
      title: 'Paying by Cheque / Other',
      sections: {
        pay: {
          text: 'After an approval, the parent who owes presses Pay by Cheque / Other. They enter how much, how they paid (cheque, cash, Zelle or other) and on which day, with a cheque number and a note if they like. You can pay part of the amount, and make several payments. You can never record more than what is left to pay.',
          byHand:
            'After an approval, the parent who owes presses Pay by Cheque / Other. They enter how much, how they paid (cheque, cash or other) and on which day, with a cheque number and a note if they like. You can pay part of the amount, and make several payments. You can never record more than what is left to pay.',
        },
        void: {
          text: 'Until it is confirmed, the parent who recorded a payment can void it, with a reason. After that only the receiver can, for example if a cheque bounced. The amount is owed again, and both of you see why.',
        },
      },
    },
    paymentAccount: {
      sections: {
        states: {
          text: '- Sign-up in progress: you have not sent it yet.\n- Details needed: the bank could not match your details. Check each answer, and enter all 9 digits.\n- Document needed: the bank needs a photo of your driver’s licence or ID card, in colour, with the whole card filling the photo, and not expired.\n- Manual verification in progress: someone at the bank is checking it. This takes 1-2 working days, and there is nothing for you to do.\n- Verified: once you add a bank account, you can send and receive.\n- Verification failed: the bank did not accept the sign-up, and only the bank can change that. You can still pay by Cheque / Other.\n- Suspended: you can’t send payments, but you can still receive them.\n- Closed by the bank: you can’t send or receive payments by bank. You can still pay by Cheque / Other.\n- Migration unfinished: our bank provider has changed. We moved your answers over; you re-enter the digits and the numbers.',
        },
      },
    },
    transfers: {
      sections: {
        time: {
          text: '1-2 working days. Weekends and bank holidays do not count. Pending means that the bank has not started. In Process means that it is moving the money. Paid means that it is done, and the amount counts as paid from then on.',
        },
      },
    },
    scheduled: {
      sections: {
        days: {
          text: 'Each payment is sent at 9:00 am on its day, in your own time zone, summer and winter. If that day is a weekend or a bank holiday, it is still sent, and the banks settle it on their next working days. In a month without that day, it is sent on the last day; a month without, say, a fifth Friday is skipped.',
        },
      },
    },
    activity: {
      sections: {
        list: {
          text: 'Under Expenses, Payments lists every payment that either of you made, recorded or scheduled, by bank transfer, Cheque / Other or in another way, whatever its status. You can filter it by direction, status, method, date or words. Payments that failed or were returned, stopped, voided or not received stay on the list, but no total counts them.',
          byHand:
            'Under Expenses, Payments lists what each of you paid, by Cheque / Other or in another way, whatever its status. You can filter it by direction, status, method, date or words. Payments that were voided or not received stay on the list, but no total counts them.',
        },
      },
    },
    support: {
      title: 'Child maintenance',
      sections: {
        order: {
          text: 'Under Expenses, Child maintenance, one parent records what was ordered or agreed: who pays, how much, how often, from when, and for which children. The other confirms it, or says what is wrong with it. Until it is confirmed, nothing falls due.',
        },
        change: {
          text: 'A confirmed order can’t be changed. Record a new one: once it is confirmed, it replaces the old one from its first day. Either of you can request to end child maintenance, and the other agrees or declines. Both can be backdated.',
        },
        dues: {
          text: 'Each amount appears on the day it is due, with what was paid towards it. It is overdue from the day after. A payment covers the due date you choose, or else your oldest unpaid maintenance first. Anything extra goes towards the next payment.',
        },
        pay: {
          text: 'By Cheque / Other: record it, and the parent who received it confirms it. By bank transfer: from your account to theirs, with nothing to confirm, once or as a series. If a transfer fails or is returned, the amount is owed again, and anything late counts as overdue.',
          byHand:
            'By Cheque / Other: record it, and the parent who received it confirms it. What is not paid counts as overdue from the day after it was due.',
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
    professionals: {
      lead: 'Solicitors and case managers view what you share. With access from both of you, they can also record parenting time.',
    },
    trouble: {
      sections: {
        danger: {
          text: 'Nobody monitors this service around the clock. In an emergency, call 999. The other parent never sees where you are, which device you use or when you were last here. If someone may know your password, change it.',
        },
      },
    },
  },
})

export default help
