import base from '../../en-US/legal/index.ts'
import type { NamespaceLegalTranslation } from '../../i18n-types.ts'
import { paymentService } from '../../product.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const legal = reword<NamespaceLegalTranslation>(base, {
  about: {
    sections: {
      fair: {
        text: 'The same rules apply to both parents, on every screen and on our server. Nobody can change an amount after the other parent has answered, approve something they have not seen, or confirm a payment for the parent who received it.\nShares always add up to the total, to the penny.',
      },
      check: {
        text: 'You can download the record at any time, on any plan, as a signed data file or as a PDF to print. Anyone you give it to, a solicitor or a court, can check it on a page that needs no account. The file never leaves their computer.',
      },
    },
  },
  terms: {
    sections: {
      payments: {
        title: 'Payments by Cheque / Other',
        text: 'A payment by Cheque / Other is a note of what one parent paid outside this service. It counts once the other confirms receiving it. We do not move, hold or guarantee that money.',
      },
      transfers: {
        text: `Bank transfers are available as ${paymentService} to families in the United States. The bank provider that the Privacy Policy names moves the money, from a bank account of one parent to one of the other, and its own terms apply to that. We pass on what you order and show what the bank says. We never hold the money, and we do not guarantee that a transfer arrives or on which day.\nYou must be at least 18, sign up with your own name and details, and use bank accounts that are yours. The bank provider decides whether it accepts you, and may suspend your outgoing payments. Money leaves your account only for payments that you start or schedule.\nA transfer takes 1-2 working days; weekends and bank holidays do not count. You can ask to stop it until the bank begins to process it. The bank decides whether it can still be stopped.`,
      },
      professionals: {
        text: 'A solicitor or case manager with access sees what the parents share. They cannot approve, decline, pay, confirm or add anything on a parent’s behalf.',
      },
    },
  },
  privacy: {
    sections: {
      kept: {
        text: 'About you: first and last name, username, email address, language, time zone, and your role in the family. Your password is kept only as a hash (Argon2id); nobody can read it, not even us.\nAbout the family: its country, currency and time zone, who belongs to it, and the first names of the children, with what the parents add about them.\nWhat you record: expenses and how they are split, notes, receipts, payments with their cheque numbers, child maintenance orders, answers and reasons, and when something was first viewed.\nWhat you write to us: we keep it until it reaches our mailbox, then delete it from the database.',
      },
      device: {
        text: 'One cookie keeps you signed in for at most 30 days, and for 14 days after your last visit. A second one remembers for 400 days that you signed in on this device, so that someone guessing your password cannot lock you out here, and so that we can email you when a new device signs in. It says nothing about you or the device, and stays when you sign out. While you join, a third one remembers for 7 days which answers are yours, and a fourth for 30 days which invitation you opened; both are gone when you finish. We use them for nothing else. Your browser also keeps your name, language and colours, and what you have started to type; signing out removes all of it. Only a language you chose on the sign-in page stays.\nYour browser also makes up a random name for itself, which goes to our server with each request, along with the page of this app you came from. We keep neither: not with your name, not in the database, not in a log. Signing out removes that name too.',
      },
      rights: {
        text: 'You can download your record yourself at any time, at no charge, on every plan, and everything we keep about you in My Account, under Download my data. In My Account you can also correct your name, username, email, contact details, language, time zone and password; under Payment account you can remove your bank accounts. To see or correct anything else we keep about you, or to ask for erasure, contact us; we answer within one month. You may also complain to the Information Commissioner’s Office.',
      },
    },
  },
})

export default legal
