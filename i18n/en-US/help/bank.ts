import { paymentService } from '../../product.ts'

export const paymentAccount = {
  title: 'Your payment account',
  lead: `Signing up for ${paymentService}, what you need, and what each status means.`,
  sections: {
    need: {
      title: 'What you need',
      text: `Bank transfers are available to families in the United States. Go to Expenses, Payment account. Signing up takes about five minutes: your legal name, date of birth, email, address, the last 4 digits of your Social Security number, and then the routing and account number of your bank account.\nYou can leave and continue later. You only need to re-enter the digits, because we don’t store them. Each parent signs up separately, and a transfer needs both.`,
    },
    states: {
      title: 'What each status means',
      text: '- Sign-up in progress: you have not sent it yet.\n- Details needed: the bank could not match your details. Check each answer, and enter all 9 digits.\n- Document needed: the bank needs a photo of your driver’s license or ID card, in color, with the whole card filling the photo, and not expired.\n- Manual verification in progress: someone at the bank is checking it. This takes 1-2 business days, and there is nothing for you to do.\n- Verified: once you add a bank account, you can send and receive.\n- Verification failed: the bank did not accept the sign-up, and only the bank can change that. You can still pay by Check / Other.\n- Suspended: you can’t send payments, but you can still receive them.\n- Closed by the bank: you can’t send or receive payments by bank. You can still pay by Check / Other.\n- Migration unfinished: our bank provider has changed. We moved your answers over; you re-enter the digits and the numbers.',
    },
    accounts: {
      title: 'Bank accounts',
      text: 'You can add several, checking or savings. Money you receive goes to your preferred account. When you pay, you choose which account to pay from. You can’t remove an account while it has a payment on its way or scheduled.',
    },
    other: {
      title: 'What the other parent sees',
      text: 'One line: whether you can send and receive bank transfers. They never see your answers, your bank or your sign-up status. Nobody else sees the page either, not even a professional.',
    },
  },
}

export const transfers = {
  title: 'Paying by bank transfer',
  lead: 'From your bank account to the other parent’s, with nothing to confirm.',
  sections: {
    pay: {
      title: 'Paying one expense',
      text: 'Open an expense that you owe and press Pay by bank transfer. Enter how much, all of it or part, and choose which account to pay from. Before anything is sent you see the amount, when it should arrive, and what will be left to pay.',
    },
    several: {
      title: 'Paying multiple expenses at once',
      text: 'In the expense log, Pay multiple makes one payment for the expenses you choose. Each is paid in full. To pay part of one, pay that expense by itself.',
    },
    time: {
      title: 'How long it takes',
      text: '1-2 business days. Weekends and bank holidays do not count. Pending means that the bank has not started. In Process means that it is moving the money. Paid means that it is done, and the amount counts as paid from then on.',
    },
    limits: {
      title: 'How much you can send',
      text: 'One transfer is at most $500 for your first three, $2,000 for the next three, $2,500 for the next three, and $5,000 after that. A transfer counts once it is paid; one that is returned does not count. The bank provider has its own limits and may not accept a transfer; the payment then says so. Your plan sets how many you can send in a month. When you pay, you see the most you can send in one transfer.',
    },
    stop: {
      title: 'Stopping a transfer',
      text: 'While it is pending, you can ask to stop it. If the bank can still stop it, the amount is owed as before. If not, the payment goes through.',
    },
    back: {
      title: 'If it fails or is returned',
      text: 'The payment says why, in the same words for both of you, and the amount is owed again. A bank can return money even weeks after it counted as paid. Nothing is sent again automatically: fix the problem, then send a new payment.',
    },
  },
}

export const scheduled = {
  title: 'Scheduled and recurring payments',
  lead: 'A transfer on a later day, or a series of them.',
  sections: {
    plan: {
      title: 'Scheduling payments',
      text: 'On an expense that you owe, choose Pay later or in parts: once on a day, or every day, weekday, week, month or year, until a number of payments or a date is reached. You see each payment and its date before you agree. Both of you can then see them under Expenses, Scheduled.',
    },
    days: {
      title: 'Which day, and what time',
      text: 'Each payment is sent at 9:00 AM on its day, in your own time zone, summer and winter. If that day is a weekend or a bank holiday, it is still sent, and the banks settle it on their next business days. In a month without that day, it is sent on the last day; a month without, say, a fifth Friday is skipped.',
    },
    count: {
      title: 'What your plan counts',
      text: 'Your plan includes a number of scheduled payments. Upcoming payments count, and so do those sent this month. A payment you stop no longer counts.',
    },
    change: {
      title: 'Changing and stopping',
      text: 'Only the parent who pays can change or stop a payment. On plans that include it, you can edit a series: payments already sent are not affected. You can stop a single payment, or one in a series, and schedule it again. Stopping cannot be undone.',
    },
    day: {
      title: 'When its day comes',
      text: 'We check again what is still owed, your sending limits and whether both accounts can be used. If there is a problem, that payment is not sent and says why; the others in its series continue. If the expense was settled in another way, its upcoming payments are stopped.',
    },
  },
}

export const activity = {
  title: 'Payment Activity and receipts',
  lead: 'Every payment between you, in one list.',
  sections: {
    list: {
      title: 'The list',
      text: 'Under Expenses, Payments lists every payment that either of you made, recorded or scheduled, by bank transfer, Check / Other or in another way, whatever its status. You can filter it by direction, status, method, date or words. Payments that failed or were returned, stopped, voided or not received stay on the list, but no total counts them.',
      byHand:
        'Under Expenses, Payments lists what each of you paid, by Check / Other or in another way, whatever its status. You can filter it by direction, status, method, date or words. Payments that were voided or not received stay on the list, but no total counts them.',
    },
    one: {
      title: 'Opening a payment',
      text: 'Open a payment to see its status, whose turn it is, what happened and when, and what it pays. You can also confirm or stop it there.',
      byHand:
        'Open a payment to see its status, whose turn it is, what happened and when, and what it pays. You can also confirm or void it there.',
    },
    receipt: {
      title: 'Printing a receipt',
      text: 'You can print a payment from its page or save it as a PDF. It is called a receipt only once the payment is complete. Until then it is a payment record, and says first what is missing.',
    },
    export: {
      title: 'Exporting the list',
      text: 'Export gives you the payments shown, as a spreadsheet or to print. For proof, use the signed record in History.',
    },
  },
}

export const support = {
  title: 'Child support',
  lead: 'Kept separately from shared expenses.',
  sections: {
    order: {
      title: 'The order',
      text: 'Under Expenses, Child support, one parent records what was ordered or agreed: who pays, how much, how often, from when, and for which children. The other confirms it, or says what is wrong with it. Until it is confirmed, nothing falls due.',
    },
    change: {
      title: 'Changing the amount, or ending it',
      text: 'A confirmed order can’t be changed. Record a new one: once it is confirmed, it replaces the old one from its first day. Either of you can request to end child support, and the other agrees or declines. Both can be backdated.',
    },
    dues: {
      title: 'Due dates and overdue amounts',
      text: 'Each amount appears on the day it is due, with what was paid toward it. It is overdue from the day after. A payment covers the due date you choose, or else your oldest unpaid support first. Anything extra goes toward the next payment.',
    },
    pay: {
      title: 'Paying it',
      text: 'By Check / Other: record it, and the parent who received it confirms it. By bank transfer: from your account to theirs, with nothing to confirm, once or as a series. If a transfer fails or is returned, the amount is owed again, and anything late counts as overdue.',
      byHand:
        'By Check / Other: record it, and the parent who received it confirms it. What is not paid counts as overdue from the day after it was due.',
    },
    figures: {
      title: 'What it does not do',
      text: 'We don’t calculate interest or give legal advice. If your order goes through a state office, pay as the order says, and record here what you paid.',
    },
  },
}
