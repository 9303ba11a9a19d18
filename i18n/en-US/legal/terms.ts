import { productName } from '../../product.ts'

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
      text: 'An account belongs to one person. Do not share your password, and do not act in the name of somebody else. What is done in your session is recorded as yours.\nIf you think that somebody else has used your account, change your password: that signs out every other device. Then write to us.',
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
      title: 'Payments',
      text: 'A payment by Check / Other is a note of what one parent handed over outside of this service. It counts once the other confirms that it arrived. We do not move, hold or guarantee that money.',
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
