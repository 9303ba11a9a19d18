export const privacy = {
  title: 'Privacy Policy',
  lead: 'What is kept, who sees it, and what never leaves.',
  sections: {
    kept: {
      title: 'What is kept',
      text: 'About you: first and last name, username, email address, language, time zone, and what you are in the family. Your password is kept only as a hash (Argon2id); nobody can read it, not even we.\nAbout the family: its country, currency and time zone, who belongs to it, and the first names of the children, with what the parents add about them.\nWhat you record: expenses and how they are split, notes, receipts, payments with their check numbers, answers and reasons, and when something was first viewed.\nWhat you write to us: it is kept until it has been handed to our mailbox, and then deleted from the database.',
    },
    parents: {
      title: 'What the other parent sees',
      text: 'They see what you share: the expense, its receipts, your notes and answers, with your name and the time.\nThey never see an expense that you keep private, your email address, where you are, which device you use, or when you were last here. That you opened something they sent is shown once, with the first time; reading a list, a search or a notice does not count as opening.',
    },
    others: {
      title: 'What others see',
      text: 'A professional who was given access reads what the parents share, through the eyes of one parent and without a way to change it. Nothing that a parent keeps private is shown to them.\nA child who has an account does not see what the parents settle between them.\nOur staff see what you write to us. Looking into an account for support is read-only, and never counts as opening something.',
    },
    files: {
      title: 'Receipts and photos',
      text: 'A picture is written anew when you add it. Where it was taken, when, and with which device is removed before it is stored. A PDF is kept as it is, so look into it before you add it.',
    },
    mail: {
      title: 'Email',
      text: 'An email from us says that something waits for you. It names nobody but you, and carries no amount and no text of what it is about, because emails are read over shoulders and on locked screens.',
    },
    device: {
      title: 'On your device',
      text: 'One cookie keeps you signed in, for at most 30 days. It is needed for that and serves nothing else. Your browser also keeps your name, language and colors, and what you have begun to type; signing out removes all but the language and the colors.',
    },
    trackers: {
      title: 'No trackers',
      text: 'There is no advertising, no analytics and no tracking, and no code of another company runs on these pages. Before a service of one, such as a support chat, is ever switched on, this page names it.\nWe do not sell what you entrust to us, and we do not use it to train anything.',
    },
    logs: {
      title: 'Logs',
      text: 'Our logs hold which kind of request was made, how it ended and how long it took. They hold no names, no texts, no amounts and no passwords. Attempts to sign in and messages sent to us are counted for a short time under a hash of the network address, to stop abuse.',
    },
    history: {
      title: 'Why the record is not deleted',
      text: 'The record of a family belongs to both parents, and a court may need it. So entries are never changed or removed, also not by us.\nWhere the law requires that something be erased, its content is emptied for good. What stays is a seal without meaning, and that something was erased, so that the rest of the record can still be checked.',
    },
    rights: {
      title: 'Your rights',
      text: 'You can download your record yourself at any time, at no charge, on every plan. You can correct your language, time zone and password in My Account. To see all that we keep about you, to correct it, or to ask for erasure, write to us; we answer within 30 days.',
    },
    contact: {
      title: 'Who is responsible',
      text: 'Questions about your data reach us here.',
    },
  },
}
