import { paymentService } from '../../product.ts'

export const paymentAccount = {
  title: 'Your payment account',
  lead: `Signing up for ${paymentService}, what is asked, and what each state means.`,
  sections: {
    need: {
      title: 'What you need',
      text: `Bank transfers are offered to families in the United States. Open Expenses, Payment account. Signing up takes about five minutes: your legal name, date of birth, email, address, the last 4 digits of your Social Security number, and then the routing and account number of your bank account.\nYou can leave and go on later. Only the digits are asked again, because they are not kept here. Each parent signs up alone; a transfer needs both.`,
    },
    states: {
      title: 'What the states mean',
      text: '- Sign-up in progress: you have not sent it yet.\n- Details needed: the bank could not match you. Check each answer, and give all 9 digits.\n- Document needed: the bank asks for a photo of your driver’s license or ID card, in color, the whole card filling the photo, not expired.\n- Manual verification in progress: a person at the bank looks at it. That takes 1-2 business days, and you need do nothing.\n- Verified: with a bank account added, you can send and receive.\n- Verification failed: the bank did not accept the sign-up, and it alone can change that. Check / Other works as before.\n- Suspended: nothing goes out; what comes in still comes in.\n- Closed by the bank: nothing goes out and nothing comes in. Check / Other works as before.\n- Migration unfinished: our bank provider has changed. Your answers came along; the digits and the numbers are asked again.',
    },
    accounts: {
      title: 'Bank accounts',
      text: 'You can add several, checking or savings. What you receive comes to the one that you prefer; when you pay, you choose which one it comes from. One that a payment is on its way from or to, or planned with, cannot be removed until that is over.',
    },
    other: {
      title: 'What the other parent sees',
      text: 'One line: whether you can send and receive bank transfers. Not your answers, not your bank, not how your sign-up stands. Nobody else sees the page either, not even a professional who looks on.',
    },
  },
}

export const transfers = {
  title: 'Paying by bank transfer',
  lead: 'From your bank account to the other parent’s, with nothing to confirm.',
  sections: {
    pay: {
      title: 'Paying one expense',
      text: 'Open an expense that you owe, press Pay, and choose Bank transfer. Say how much, all of it or a part, and from which account. Before anything is sent you see the amount, when it should arrive, and what is left to pay then.',
    },
    several: {
      title: 'Paying several at once',
      text: 'In the expense log, Pay several makes one payment of the expenses that you choose. Each of them is paid in full; to pay a part, pay that expense alone.',
    },
    time: {
      title: 'How long it takes',
      text: '1-2 business days. Weekends and bank holidays do not count. Pending means that the bank has not begun; In process, that it is moving the money; Paid, that it did. The amount counts as paid from then on.',
    },
    limits: {
      title: 'How much you can send',
      text: 'One transfer is at most $500 for your first three, $2,000 for the next three, $2,500 for the next three, and $5,000 after that. A transfer counts once it is paid; one that comes back does not count. The bank provider may refuse a transfer by a limit of its own, and the payment then says so. Your plan says how many you can send in a month. When you pay, you are shown the most that you can send in one transfer.',
    },
    stop: {
      title: 'Stopping one',
      text: 'While it is pending, you can ask to stop it. The bank has the last word: if it was in time, the payment is stopped and the amount is owed as before; if not, it goes on.',
    },
    back: {
      title: 'If it fails or comes back',
      text: 'The payment then says why, in the same words for both of you, and the amount is owed again. A bank can return money even weeks after it counted as paid. Nothing is sent again by itself: mend what stood in the way, then send a new payment.',
    },
  },
}

export const scheduled = {
  title: 'Scheduled and recurring payments',
  lead: 'A transfer on a day to come, or a series of them.',
  sections: {
    plan: {
      title: 'Planning',
      text: 'On an expense that you owe, choose Pay later or in parts: once on a day, or every day, weekday, week, month or year, until a number of payments or a date is reached. You see each payment with its day before you agree. Both of you then see them under Expenses, Scheduled.',
    },
    days: {
      title: 'Which day, and what time',
      text: 'Each is sent at 9 in the morning of its day where you live, in summer and in winter. If that day is a weekend or a bank holiday, it is sent all the same, and the banks settle it on their next business days. A month without that day of the month takes its last one; a month without a fifth weekday is skipped.',
    },
    count: {
      title: 'What your plan counts',
      text: 'Your plan includes a number of scheduled payments. What waits counts, and so does what went out this month. Stopping gives back what was not sent.',
    },
    change: {
      title: 'Changing and stopping',
      text: 'Only who pays can. On plans that include it, a series can be changed: what was sent stays, and what waits is replaced. A single scheduled payment, or one of a series, can be stopped and planned again. Stopping cannot be undone.',
    },
    day: {
      title: 'When its day comes',
      text: 'It is asked again what is still owed, what you may send, and whether both accounts can be used. If one of these stands in the way, that payment does not go out and says why; the others of its series go on. If the expense was settled in another way, what waits for it is stopped.',
    },
  },
}

export const activity = {
  title: 'Payment Activity and receipts',
  lead: 'Every payment between you, in one list.',
  sections: {
    list: {
      title: 'The list',
      text: 'Under Expenses, Payments lists what each of you paid, by bank transfer, Check / Other or in another way, in every state. Narrow it by direction, status, method, dates or words. What failed, was returned, stopped, made void or not received stays on the list, since it happened, but no total counts it.',
    },
    one: {
      title: 'One payment',
      text: 'Open a payment to see how it stands, whose turn it is, what happened and when, and what it pays. What you can do with it is there as well, such as confirming or stopping it.',
    },
    receipt: {
      title: 'A receipt',
      text: 'From its page a payment can be printed or saved as a PDF. That paper is called a receipt only when the payment is complete. Until then it is a record of the payment, and says first what is missing.',
    },
    export: {
      title: 'Taking the list with you',
      text: 'Export gives the payments that are shown as a spreadsheet or to print. What proves something to others is the signed record, in the history.',
    },
  },
}

export const support = {
  title: 'Child support',
  lead: 'A ledger of its own, never mixed with shared expenses.',
  sections: {
    order: {
      title: 'The order',
      text: 'Under Expenses, Child support, one parent records what was ordered or agreed: who pays, how much, how often, from when, and for which children. The other confirms it, or says what is not right. Until it is confirmed, nothing falls due by it.',
    },
    change: {
      title: 'Another amount, or an end',
      text: 'A confirmed order is never changed. Record a new one: once it is confirmed, it takes the place of the old one from its first day on. Either of you can ask for an end, and the other agrees or does not. Both may lie in the past.',
    },
    dues: {
      title: 'Dues and arrears',
      text: 'Each due appears on its day with what was paid of it. It is overdue from the day after. What you pay goes to the due that you choose, and otherwise to the oldest that is open. What is over waits for the next one.',
    },
    pay: {
      title: 'Paying it',
      text: 'By Check / Other: record it, and the parent who received it confirms it. By bank transfer: from your account to theirs, with nothing to confirm, once or as a series. A transfer that fails or comes back makes its dues open again, and what is late counts as overdue.',
    },
    figures: {
      title: 'What it does not do',
      text: 'It computes no interest and gives no legal advice. If an order runs through a state office, pay as the order says, and record here what you paid.',
    },
  },
}
