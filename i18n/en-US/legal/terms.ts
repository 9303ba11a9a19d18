import { paymentService, productName } from '../../product.ts'

export const terms = {
  title: 'Terms & Conditions',
  lead: 'The rules for using this service, in plain words.',
  sections: {
    service: {
      title: 'What we provide',
      text: `${productName} lets parents who live apart share expenses, answer them, pay, confirm, and keep one record of it all. It does not give legal, tax or financial advice, and it does not decide who is right.`,
    },
    account: {
      title: 'Your account',
      text: 'An account belongs to one person. Do not share your password, and do not act in someone else’s name. What is done in your session is recorded as yours, including payments.\nIf you think someone else has used your account, change your password: that signs out every other device. Then contact us.',
    },
    conduct: {
      title: 'What you write and upload',
      text: 'You are responsible for what you write and the files you add. Do not upload anything you have no right to share, anything unlawful, or anything meant to harm.\nTell the truth. A court may read the record.',
    },
    record: {
      title: 'The record stays',
      text: 'What the other parent may have seen is not deleted. It can be withdrawn, declined, stopped or voided, and the record shows that it was there. You can delete only an expense that you kept private and never shared; the record shows that it existed, and only you can see that.\nBoth parents can read and download what they share, whatever happens to the other’s account.',
    },
    payments: {
      title: 'Payments by Check / Other',
      text: 'A payment by Check / Other is a note of what one parent paid outside this service. It counts once the other confirms receiving it. We do not move, hold or guarantee that money.',
    },
    transfers: {
      title: 'Payments by bank transfer',
      text: `Bank transfers are available as ${paymentService} to families in the United States. The bank provider that the Privacy Policy names moves the money, from a bank account of one parent to one of the other, and its own terms apply to that. We pass on what you order and show what the bank says. We never hold the money, and we do not guarantee that a transfer arrives or on which day.\nYou must be at least 18, sign up with your own name and details, and use bank accounts that are yours. The bank provider decides whether it accepts you, and may suspend your outgoing payments. Money leaves your account only for payments that you start or schedule.\nA transfer takes 1-2 business days; weekends and bank holidays do not count. You can ask to stop it until the bank begins to process it. The bank decides whether it can still be stopped.`,
    },
    limits: {
      title: 'How much you can send',
      text: 'One transfer is at most $500 for your first three, $2,000 for the next three, $2,500 for the next three and $5,000 after that. A transfer counts once it is paid; one that is returned does not count. The bank provider may have its own limits. Your plan sets how many transfers you can send and schedule in a month.',
    },
    returns: {
      title: 'When money is returned',
      text: 'A bank can return a transfer, even weeks after it counted as paid, for example when there was too little money in the account or its owner disputed it. The payment is then returned, what it paid is owed again, and both of you see why. Nothing is sent again automatically. Any fee your own bank charges is between you and your bank.\nDo not dispute a payment with your bank if you meant to make it. Sort it out with the other parent here, where both of you can see it.',
    },
    scheduled: {
      title: 'Scheduled payments',
      text: 'With a scheduled payment or a series you order transfers for later days. Until a payment is sent you can stop it, and on some plans change a series. On its day we check again what is still owed, your sending limits and whether both accounts can be used. If there is a problem, that payment is not sent, both of you see why, and the amount is still owed. It is up to you to make sure there is enough money in the account.',
    },
    professionals: {
      title: 'Professionals',
      text: 'A lawyer or case manager with access sees what the parents share. They cannot approve, decline, pay, confirm or add anything on a parent’s behalf.',
    },
    fees: {
      title: 'Fees never lock the record',
      text: 'Reading and exporting your own record is free, on every plan and after a plan has ended.',
    },
    availability: {
      title: 'When something goes wrong',
      text: 'We do our best to keep the service running and the record complete. Keep your own export if it matters to you. Nothing in these terms takes away rights the law gives you.',
    },
    end: {
      title: 'Leaving',
      text: 'You can stop using the service at any time. The record that you share with the other parent stays, because it is theirs too. The Privacy Policy says what can be erased and how to ask for it.',
    },
    changes: {
      title: 'Changes to these terms',
      text: 'If these terms change, we publish the new ones here with the date they take effect. They never change what is already in the record.',
    },
  },
}
