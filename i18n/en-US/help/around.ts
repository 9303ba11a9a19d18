export const record = {
  title: 'The record and exports',
  lead: 'What is kept, how to export it, and how anyone can check it.',
  sections: {
    history: {
      title: 'History',
      text: 'Every accepted step is there: who, what and when, in the time zone where the family lives. You can filter it by person, kind, area, date or expense. Items you have not opened yet are listed without their contents.',
    },
    sealed: {
      title: 'How entries are sealed',
      text: 'Each entry is sealed together with the one before it. Record verified means that we just checked this, and that nothing has changed. Nobody can change or remove an entry unnoticed, not even us.',
    },
    export: {
      title: 'Exporting the record',
      text: 'In History you can download the record as a signed data file or as a PDF to print, in full or for a range of dates. For one expense or payment, open it and press Record verified. This is always free, on every plan. An export has what you can see, and your private expenses only if you include them. Where something is left out, it says so and why.',
    },
    check: {
      title: 'Checking an export',
      text: 'Anyone can check an export on our page, without an account and without sending it anywhere. They need the file; for a printed copy, also the short code on it. The page says what is proven and what is not.',
    },
    limits: {
      title: 'What the record cannot prove',
      text: 'The record proves who did what here, when, and that it was not changed. It does not prove that what someone wrote is true.',
    },
  },
}

export const professionals = {
  title: 'Professionals',
  lead: 'Lawyers and case managers view what you share. With access from both of you, they can also record parenting time.',
  sections: {
    see: {
      title: 'What they see',
      text: 'A professional views as one parent and sees what both parents share. They never see what a parent keeps private. A line at the top of each page says whose view it is.',
    },
    cannot: {
      title: 'What they cannot do',
      text: 'They cannot add, approve, decline, pay, confirm, mark as reimbursed, ask for a receipt or add a file. The buttons are not there, and our server does not allow it either. What they open never counts as first viewed.',
    },
    both: {
      title: 'With access from both parents',
      text: 'In their own name, never while viewing as one of you, they can add parenting schedules and holidays, and edit or delete their own until they begin. Each of you confirms or disputes them. Once one of you removes their access, they can no longer do this; what they recorded stays.',
    },
    export: {
      title: 'Exports',
      text: 'A professional can export what they can see. The export says who requested it, and whose view it shows.',
    },
  },
}

export const notices = {
  title: 'Notifications and emails',
  lead: 'How you find out that something is waiting for you.',
  sections: {
    notices: {
      title: 'Notifications',
      text: 'When the other parent adds, answers or pays something, you get a notification with the time. You find it in Messages, in the Notifications folder. Reading it does not count as viewing the item.',
    },
    mails: {
      title: 'Emails',
      text: 'An email only says that something is waiting for you, never what it is, because others may see your screen. You get at most one every 10 minutes, however much happens. You choose what we email you about.',
    },
    quiet: {
      title: 'Quiet hours',
      text: 'During quiet hours we hold your emails until they are over. They follow your own time zone, which you set in My Account.',
    },
  },
}

export const account = {
  title: 'Account and language',
  lead: 'Your password, your language, your devices.',
  sections: {
    language: {
      title: 'Language',
      text: 'Each parent chooses their own language: US English, UK English or Mexican Spanish. Amounts are in the family’s currency, and times are for where the family lives.',
    },
    password: {
      title: 'Password',
      text: 'A new password has 12 to 25 characters, with a letter, a number and a symbol. It cannot contain your name, your username or your email address, or be easy to guess. Changing it signs out every other device.',
    },
    devices: {
      title: 'Signed in elsewhere',
      text: 'My Account shows where else you are signed in, with which browser and system, and since when. Sign out everywhere else signs out every device except this one, right away. We never keep where you were.',
    },
    children: {
      title: 'Children',
      text: 'Both parents can add and rename the family’s children. A child with expenses cannot be removed, only archived: you can no longer choose that child for new expenses, but the name stays on earlier ones.',
    },
  },
}

export const trouble = {
  title: 'When something does not work',
  lead: 'What to do, and what did not happen.',
  sections: {
    offline: {
      title: 'No connection',
      text: 'A line at the top says so. You can keep reading, and what you typed stays. An answer that could not be sent does not count: send it again once you are back online. Pressing a button twice never does something twice.',
    },
    changed: {
      title: 'It changed while you were reading',
      text: 'Nothing was done. We show you what changed. Take another look, then answer.',
    },
    expired: {
      title: 'Your session has ended',
      text: 'Sign in again, and you return to the page you were on. After several wrong passwords, sign-in is paused, first for a minute and then for longer. The page says when you can try again.',
    },
    unverified: {
      title: 'Record not verified',
      text: 'Something in the record does not match its seal. Do not delete anything, keep your exports, and contact us right away.',
    },
    danger: {
      title: 'If you are in danger',
      text: 'Nobody monitors this service around the clock. In an emergency, call 911. The other parent never sees where you are, which device you use or when you were last here. If someone may know your password, change it.',
    },
  },
}
