export const record = {
  title: 'The record and exports',
  lead: 'What is kept, how to take it with you, and how anybody can check it.',
  sections: {
    history: {
      title: 'History',
      text: 'Every accepted step is there: who, what, and when, with the time zone of the place where the family lives. You can narrow it by person, kind and date. What you have not opened yet is listed without its contents.',
    },
    sealed: {
      title: 'Sealed',
      text: 'Each entry is sealed together with the one before it. Record verified means that this was just checked, and that nothing was changed since. Nobody can change or remove an entry, also not we.',
    },
    export: {
      title: 'Taking it with you',
      text: 'In History you can download the record as a signed data file or as a PDF to print, whole or for a range of dates. This never costs anything, on any plan. An export holds what you may read; where something is left out, it says so and why.',
    },
    check: {
      title: 'Checking an export',
      text: 'Anybody can check an export on a page of ours that needs no account and sends nothing. They need the file and our public key; for a printed copy, the short code on it. It says what is proven and what is not.',
    },
    limits: {
      title: 'What it cannot prove',
      text: 'The record proves who did what here, when, and that it was not changed. It does not prove that what somebody wrote is true.',
    },
  },
}

export const professionals = {
  title: 'Professionals who look on',
  lead: 'Lawyers and case managers read, and change nothing.',
  sections: {
    see: {
      title: 'What they see',
      text: 'A professional looks through the eyes of one parent and reads what both parents share. Nothing that a parent keeps private is shown to them. A line at the top of each page says as whom they look.',
    },
    cannot: {
      title: 'What they cannot do',
      text: 'They cannot add, approve, decline, pay, confirm, mark as reimbursed, ask for a receipt or add a file. The buttons are not there, and our server refuses it as well. Their reading never counts as first viewed.',
    },
    export: {
      title: 'Exports',
      text: 'A professional can export what they may read. The export names who asked for it, and through whose eyes.',
    },
  },
}

export const notices = {
  title: 'Notices and emails',
  lead: 'How you learn that something waits for you.',
  sections: {
    notices: {
      title: 'Notices',
      text: 'When the other parent records, answers or pays something, you find a notice, with the time. It carries no amounts and no words of theirs. Reading a notice does not count as viewing the item.',
    },
    mails: {
      title: 'Emails',
      text: 'An email only says that something waits for you, never what, because emails are read over shoulders. You get at most one in ten minutes, however much happens. You choose what you want emails for.',
    },
    quiet: {
      title: 'Quiet hours',
      text: 'In quiet hours no email is sent; it waits until they end. They follow your own time zone, which you choose in My Account.',
    },
  },
}

export const account = {
  title: 'Account and language',
  lead: 'Your password, your language, your devices.',
  sections: {
    language: {
      title: 'Language',
      text: 'Each parent has a language of their own: English as in the United States or the United Kingdom, or Spanish as in Mexico. Amounts stay in the currency of the family, and times where the family lives.',
    },
    password: {
      title: 'Password',
      text: 'A new password has 12 to 25 characters, with a letter, a number and a symbol. It cannot be your username, your email address, or one of those that anybody would try first. Changing it signs out every other device.',
    },
    devices: {
      title: 'Signed in elsewhere',
      text: 'My Account shows how often and since when you are signed in. Sign out everywhere else ends all but the device you are on, at once. Which devices these are is not kept.',
    },
    children: {
      title: 'Children',
      text: 'Both parents can add and rename the children of the family. A child that an expense names cannot be deleted, only archived: it is no longer offered for new expenses, and stays on the old ones.',
    },
  },
}

export const trouble = {
  title: 'When something does not work',
  lead: 'What to do, and what has not happened.',
  sections: {
    offline: {
      title: 'No connection',
      text: 'A line at the top says so. You can go on reading, and what you typed stays. An answer that could not be sent was not given: send it again once you are connected. Pressing twice never does a thing twice.',
    },
    changed: {
      title: 'It changed while you were reading',
      text: 'Then nothing was done. You are shown what is new; look again, and answer.',
    },
    expired: {
      title: 'Your session has ended',
      text: 'Sign in again; you come back to the page you were on. After several wrong passwords, signing in rests for 15 minutes.',
    },
    unverified: {
      title: 'Record not verified',
      text: 'Then something in the record does not match its seal. Do not delete anything, keep your exports, and write to us at once.',
    },
    danger: {
      title: 'If you are in danger',
      text: 'This service is not watched around the clock. In an emergency call 911. The other parent never sees where you are, which device you use, or when you were last here. If somebody may know your password, change it.',
    },
  },
}
