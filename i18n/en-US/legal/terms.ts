import { paymentService, productName } from '../../product.ts'

export const terms = {
  title: 'Terms & Conditions',
  lead: 'The rules for using this service, in plain words.',
  sections: {
    service: {
      title: 'What we provide',
      text: `${productName} lets parents who live apart record shared expenses, answer them, pay, confirm, and keep one record of all of it. It does not give legal, tax or financial advice, and it does not decide who is right.`,
    },
    account: {
      title: 'Your account',
      text: 'An account belongs to one person. Do not share your password, and do not act in the name of somebody else. What is done in your session is recorded as yours, payments included.\nIf you think that somebody else has used your account, change your password: that signs out every other device. Then write to us.',
    },
    conduct: {
      title: 'What you write and upload',
      text: 'You answer for what you write and for the files you add. Do not upload what you have no right to share, what is unlawful, or what is meant to harm.\nSay what is true. The record may be read by a court.',
    },
    record: {
      title: 'The record stays',
      text: 'What the other parent may have seen is not deleted. It can be withdrawn, declined, stopped or made void, and the record shows that it was there. Only an expense that you kept private, and never shared, can be deleted by you; the record keeps the fact that it was, readable by you alone.\nBoth parents can read and download what they share, whatever happens to the account of the other.',
    },
    payments: {
      title: 'Payments by Check / Other',
      text: 'A payment by Check / Other is a note of what one parent handed over outside of this service. It counts once the other confirms that it arrived. We do not move, hold or guarantee that money.',
    },
    transfers: {
      title: 'Payments by bank transfer',
      text: `Bank transfers are offered as ${paymentService}, to families in the United States. The bank provider that the Privacy Policy names moves the money, from a bank account of one parent to one of the other, and its own terms hold for that. We pass on what you order and show what the bank says. We never hold the money, and we do not guarantee that a transfer arrives or on which day.\nYou must be at least 18, sign up with your own name and details, and use bank accounts that are yours. The bank provider decides whether it accepts you, and may suspend what goes out. Money leaves your account only for payments that you start or schedule.\nA transfer takes 1-2 business days; weekends and bank holidays do not count. You can ask to stop it until the bank begins to process it. Whether that was in time, the bank decides.`,
    },
    limits: {
      title: 'How much you can send',
      text: 'One transfer is at most $500 for your first three, $2,000 for the next three, $2,500 for the next three and $5,000 after that. A transfer counts once it is paid; one that comes back does not count. The bank provider may have limits of its own. Your plan says how many transfers you can send and schedule in a month.',
    },
    returns: {
      title: 'When money comes back',
      text: 'A bank can return a transfer, even weeks after it counted as paid, for example when there was too little money in the account or its owner objected. The payment is then returned, what it paid is owed again, and both of you see why. Nothing is sent again by itself. What your own bank charges for that is between you and your bank.\nDo not object at your bank to a payment that you meant to make. Settle it with the other parent here, where both of you can see it.',
    },
    scheduled: {
      title: 'Scheduled payments',
      text: 'With a scheduled payment or a series you order transfers for days to come. Until a payment is sent you can stop it, and on some plans change a series. On its day it is asked again what is still owed, what you may send, and whether both accounts can be used. If one of these stands in the way, that payment is not sent, both of you see why, and the amount is still owed. It is for you to see that there is money in the account.',
    },
    professionals: {
      title: 'Professionals who look on',
      text: 'A lawyer or case manager who was given access reads what the parents share. They cannot approve, decline, pay, confirm or add anything in the place of a parent.',
    },
    fees: {
      title: 'Fees never lock the record',
      text: 'Reading and exporting your own record is free of charge, on every plan and after a plan has ended.',
    },
    availability: {
      title: 'When something goes wrong',
      text: 'We do our best to keep the service running and the record whole. Keep an export of your own where it matters to you. Nothing in these terms takes away rights that the law gives you.',
    },
    end: {
      title: 'Leaving',
      text: 'You can stop using the service at any time. The record that you share with the other parent stays, because it is theirs as well. The Privacy Policy says what can be erased and how to ask for it.',
    },
    changes: {
      title: 'Changes to these terms',
      text: 'If these terms change, the new ones are published here with the day from which they hold. They never change what is already in the record.',
    },
  },
}
