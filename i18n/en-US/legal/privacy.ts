import { paymentService } from '../../product.ts'

export const privacy = {
  title: 'Privacy Policy',
  lead: 'What we keep, who sees it, and what never leaves.',
  sections: {
    kept: {
      title: 'What we keep',
      text: 'About you: first and last name, username, email address, language, time zone, and your role in the family. Your password is kept only as a hash (Argon2id); nobody can read it, not even us.\nAbout the family: its country, currency and time zone, who belongs to it, and the first names of the children, with what the parents add about them.\nWhat you record: expenses and how they are split, notes, receipts, payments with their check numbers, child support orders, answers and reasons, and when something was first viewed.\nWhat you write to us: we keep it until it reaches our mailbox, then delete it from the database.',
    },
    joining: {
      title: 'When you join',
      text: 'What you type while you join is kept on our server for up to 7 days, so that you can continue later or on another device: your name, email, address, phone and date of birth, your children, and a hash of your password. When you finish, it becomes your account; if you don’t, it is erased. Your address, phone and date of birth can be read in your own sessions only. We keep which version of the terms you accepted, and when.\nIf you name the other parent, the record has their name from then on, and says that they have not joined. Only you can see the address to which you invite them; no entry of the record contains it. So that nobody gets more than three invitations in 30 days, or any that they do not want, we keep a hash of that address.',
    },
    account: {
      title: 'Your payment account',
      text: `Only if you sign up for ${paymentService}. Your legal name, date of birth, email and address are kept so that you can continue the sign-up where you left off, correct it, or move to another bank provider later. Only your own session can read them. If you delete your answers during the sign-up, they leave our database, and the last copies are gone after a day; after that, contact us.\nThe digits of your Social Security number, your routing and account numbers and the photo of your ID pass through our server to the bank provider. We keep none of them: not in the database, not in a file, not in a log. Before we pass on a photo, we remove where, when and with which device it was taken.\nFor a bank account we keep what you call it, its type, its last 4 digits and the bank provider’s reference to it, even after you remove it, because payments refer to it. Your own part of the record shows that you gave an answer, never what it was, and lists bank accounts by type and last 4 digits.`,
    },
    transfers: {
      title: 'Bank transfers',
      text: 'For a transfer we keep who pays whom, the amount, what it pays, your note, its dates and statuses, and why it failed or was returned. It belongs to your family’s record and stays as long as the record does, and so do scheduled payments. Only you can see which of your bank accounts it came from.\nThe bank provider only tells us that something happened to a transfer; we then ask for its status, and delete the message 30 days after we have handled it.',
    },
    provider: {
      title: 'Who moves the money',
      text: `A bank provider does; we don’t. It gets your sign-up answers, the photo if it asks for one, your bank accounts with their numbers and what you call them, and each transfer you order: how much, and from which account to which. Nothing else goes there: no expense, no child, no note.\nWhere real money moves, the provider is Dwolla, Inc., in the United States, under its own terms and privacy policy (dwolla.com). It keeps what the law requires, even after you leave this service. On a trial server it is our own practice bank: no money moves, nothing leaves our server, and it keeps only the last 4 digits of each number and a seal that tells two of them apart. Use made-up numbers there.\nWhere neither is turned on, ${paymentService} is not offered. If the provider ever changes, we will ask you before anything goes to the new one.`,
    },
    parents: {
      title: 'What the other parent sees',
      text: 'They see what you share: the expense, its receipts, your notes and answers, with your name and the time.\nThey see one line about your payment account: whether you can send and receive bank transfers. For a transfer or a scheduled payment they see what you see, with its status and why it failed or was returned, but not your bank account. They never see your sign-up status, your answers or your bank.\nThey never see an expense that you keep private, your email address, where you live, where you are, which device you use, or when you were last here. When you first open something they sent, they see that time, once. Reading a list, a search or a notice does not count as opening.',
    },
    others: {
      title: 'What others see',
      text: 'A professional with access sees what the parents share, as one parent sees it, and cannot change anything there. With access from both parents they can record parenting schedules and holidays in their own name. They never see what a parent keeps private, and only that one line about a payment account.\nA child with an account does not see what the parents sort out between them.\nOur staff see what you write to us. Looking into an account for support is read-only, and never counts as opening something.',
    },
    files: {
      title: 'Receipts and photos',
      text: 'Before a picture is stored, we rewrite it and remove where, when and with which device it was taken. A PDF is kept as it is, so check it before you add it.',
    },
    mail: {
      title: 'Email',
      text: 'Our emails say that something is waiting for you, or that something happened to your account, such as a new sign-in. They name nobody but you, and include no amounts or details, because others may see your screen. The emails of an invitation are the exception: they name the two of you.',
    },
    device: {
      title: 'On your device',
      text: 'One cookie keeps you signed in for at most 30 days, and for 14 days after your last visit. A second one remembers for 400 days that you signed in on this device, so that someone guessing your password cannot lock you out here, and so that we can email you when a new device signs in. It says nothing about you or the device, and stays when you sign out. While you join, a third one remembers for 7 days which answers are yours, and a fourth for 30 days which invitation you opened; both are gone when you finish. We use them for nothing else. Your browser also keeps your name, language and colors, and what you have started to type; signing out removes all of it. Only a language you chose on the sign-in page stays.\nYour browser also makes up a random name for itself, which goes to our server with each request, along with the page of this app you came from. We keep neither: not with your name, not in the database, not in a log. Signing out removes that name too.',
    },
    signIns: {
      title: 'Where you sign in',
      text: 'For each session, and for each sign-in of the last 12 months, we keep when it was, the kind of browser and system, such as “Chrome on Windows”, and whether you used a password, a link, a code or a passkey. We keep no network address, place, version or model with it.\nYou see this in My Account, so that you can find a sign-in that was not yours. Nobody else in the family can see it, and no record contains it. It is deleted after 12 months; what belongs to a session is deleted when the session ends.',
    },
    trackers: {
      title: 'No trackers',
      text: 'There is no advertising, no analytics and no tracking, and no other company’s code runs on these pages. If we ever add an outside service, such as a support chat, this page will name it first. The only one today is the bank provider above, and our server talks to it, not your browser.\nWe do not sell your information, and we do not use it to train anything.',
    },
    logs: {
      title: 'Logs',
      text: 'Our logs show what kind of request was made, how it ended and how long it took, and, by internal number, which account signed in, failed to sign in, was locked, changed its password or ended a session. They contain no names, texts, amounts, passwords or numbers of yours. Attempts to sign in and messages sent to us are counted for a short time under a hash of the network address, to stop abuse.',
    },
    history: {
      title: 'Why the record is not deleted',
      text: 'The record of a family belongs to both parents, and a court may need it. So entries are never changed or removed, not even by us.\nWhere the law requires that something be erased, its contents are deleted for good. Only a meaningless seal and the fact that something was erased remain, so that the rest of the record can still be checked.',
    },
    rights: {
      title: 'Your rights',
      text: 'You can download your record yourself at any time, at no charge, on every plan, and everything we keep about you in My Account, under Download my data. In My Account you can also correct your name, username, email, contact details, language, time zone and password; under Payment account you can remove your bank accounts. To see or correct anything else we keep about you, or to ask for erasure, contact us; we answer within 30 days.',
    },
    contact: {
      title: 'Who is responsible',
      text: 'Send us questions about your data here.',
    },
  },
}
