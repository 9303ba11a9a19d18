import { paymentService } from '../../product.ts'

export const privacy = {
  title: 'Privacy Policy',
  lead: 'What is kept, who sees it, and what never leaves.',
  sections: {
    kept: {
      title: 'What is kept',
      text: 'About you: first and last name, username, email address, language, time zone, and what you are in the family. Your password is kept only as a hash (Argon2id); nobody can read it, not even we.\nAbout the family: its country, currency and time zone, who belongs to it, and the first names of the children, with what the parents add about them.\nWhat you record: expenses and how they are split, notes, receipts, payments with their check numbers, orders of child support, answers and reasons, and when something was first viewed.\nWhat you write to us: it is kept until it has been handed to our mailbox, and then deleted from the database.',
    },
    account: {
      title: 'Your payment account',
      text: `Only if you sign up for ${paymentService}. Your legal name, date of birth, email and address are kept, so that a sign-up can go on where you stopped, and be corrected or moved to another bank provider later. Only your own session can read them. Delete your answers during the sign-up, and they leave our database, the last copies after a day; later, write to us.\nThe digits of your Social Security number, your routing and account numbers and the photo of your ID pass through our server to the bank provider. We keep none of them: not in the database, not in a file, not in a log. A photo goes without where, when and with which device it was taken.\nOf a bank account we keep what you call it, its kind, its last 4 digits and the bank provider’s reference to it; also after you remove it, because payments refer to it. Your own part of the record notes that you gave an answer, never which one, and bank accounts by their kind and last 4 digits.`,
    },
    transfers: {
      title: 'Bank transfers',
      text: 'Of a transfer we keep who pays whom, the amount, what it pays, your note, its days and states, and why it failed or came back. It belongs to the record of your family and stays as long as that does, and so do payments that are scheduled. Which of your bank accounts it came from is shown to you alone.\nWhat the bank provider tells us about a transfer is only that something happened; we ask for the state, and delete the message 30 days after it was dealt with.',
    },
    provider: {
      title: 'Who moves the money',
      text: `A bank provider does, not we. It gets what you answer in the sign-up, the photo if it asks for one, your bank accounts with their numbers and what you call them, and each transfer that you order: how much, and from which account to which. Nothing else goes there: no expense, no child, no note.\nWhere real money moves, the provider is Dwolla, Inc., in the United States, under its own terms and privacy policy (dwolla.com). What it must keep by law, it keeps, also when you leave here. Where this service is only tried out, it is a practice bank of our own: no money moves, nothing leaves our server, and of numbers it keeps the last 4 digits and a seal that tells two of them apart. Give it made-up ones.\nWhere neither is switched on, ${paymentService} is not offered. If the provider ever changes, you are asked again before anything goes to the new one.`,
    },
    parents: {
      title: 'What the other parent sees',
      text: 'They see what you share: the expense, its receipts, your notes and answers, with your name and the time.\nOf your payment account they see one line: whether you can send and receive bank transfers. Of a transfer or a scheduled payment they see what you see, with its state and why it failed or came back, but not your bank account. How your sign-up stands, what you answered and which bank is yours, they never see.\nThey never see an expense that you keep private, your email address, where you live, where you are, which device you use, or when you were last here. That you opened something they sent is shown once, with the first time; reading a list, a search or a notice does not count as opening.',
    },
    others: {
      title: 'What others see',
      text: 'A professional who was given access reads what the parents share, through the eyes of one parent and without a way to change it. Nothing that a parent keeps private is shown to them, and nothing of a payment account but that one line.\nA child who has an account does not see what the parents settle between them.\nOur staff see what you write to us. Looking into an account for support is read-only, and never counts as opening something.',
    },
    files: {
      title: 'Receipts and photos',
      text: 'A picture is written anew when you add it. Where it was taken, when, and with which device is removed before it is stored. A PDF is kept as it is, so look into it before you add it.',
    },
    mail: {
      title: 'Email',
      text: 'An email from us says that something waits for you, or that something happened to your account, such as a new sign-in. It names nobody but you, and carries no amount and no text of what it is about, because emails are read over shoulders and on locked screens.',
    },
    device: {
      title: 'On your device',
      text: 'One cookie keeps you signed in, for at most 30 days, and for 14 days after you were last here. A second one remembers for 400 days that you signed in on this device, so that others who guess at your password cannot lock you out here, and so that we can email you when a new device signs in. It says nothing about you or the device, and stays when you sign out. Neither serves anything else. Your browser also keeps your name, language and colors, and what you have begun to type; signing out removes all of it. Only a language that you chose on the sign-in page stays.\nIt makes up a random name for itself, which goes to our server with each request, beside the page of this app you came from. We keep neither: not with your name, not in the database, not in a log. Signing out removes that name too.',
    },
    trackers: {
      title: 'No trackers',
      text: 'There is no advertising, no analytics and no tracking, and no code of another company runs on these pages. Before a service of one, such as a support chat, is ever switched on, this page names it; the only one it names today is the bank provider above, which our server speaks with, not your browser.\nWe do not sell what you entrust to us, and we do not use it to train anything.',
    },
    logs: {
      title: 'Logs',
      text: 'Our logs hold which kind of request was made, how it ended and how long it took, and by its internal number which account signed in, failed to, was locked, changed its password or ended a session. They hold no names, no texts, no amounts, no passwords and no numbers of yours. Attempts to sign in and messages sent to us are counted for a short time under a hash of the network address, to stop abuse.',
    },
    history: {
      title: 'Why the record is not deleted',
      text: 'The record of a family belongs to both parents, and a court may need it. So entries are never changed or removed, also not by us.\nWhere the law requires that something be erased, its content is emptied for good. What stays is a seal without meaning, and that something was erased, so that the rest of the record can still be checked.',
    },
    rights: {
      title: 'Your rights',
      text: 'You can download your record yourself at any time, at no charge, on every plan. You can correct your language, time zone and password in My Account, and remove your bank accounts under Payment account. To see all that we keep about you, to correct it, or to ask for erasure, write to us; we answer within 30 days.',
    },
    contact: {
      title: 'Who is responsible',
      text: 'Questions about your data reach us here.',
    },
  },
}
