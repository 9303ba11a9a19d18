import { productName } from '../../product.ts'

export const start = {
  title: 'Getting started',
  lead: 'The first expense, from one parent to the other and back.',
  sections: {
    idea: {
      title: 'The idea',
      text: `One parent records what was paid. The other approves or declines it, pays their share, and the first confirms that it arrived; a bank transfer needs no confirmation. ${productName} says at each step whose turn it is, and keeps the record of it.`,
    },
    child: {
      title: 'Before the first expense',
      text: 'An expense is recorded for at least one child. If your family has none yet, add one under My Account, Children. Both parents see the same children.',
    },
    first: {
      title: 'The first expense',
      text: 'Press Add expense. Say what it was for, what you paid in all, when you bought it, for which child, and choose a category: the category decides how the amount is split. Add a photo of the receipt if you have one.\nThe other parent sees it at once, unless you keep it private.',
    },
    turn: {
      title: 'Whose turn is it?',
      text: 'Home shows what waits for you and what waits for others. A yellow mark always means that it is your turn, and nothing else is yellow.',
    },
  },
}

export const expenses = {
  title: 'Expenses',
  lead: 'Record, correct, answer, withdraw.',
  sections: {
    log: {
      title: 'The expense log',
      text: 'The log lists every expense that you may see, newest first, with its status. The totals at the top count what is outstanding; what was declined or withdrawn never counts.',
    },
    correct: {
      title: 'Correcting one',
      text: 'Until the other parent has answered, you can change an expense that you recorded. The record keeps both versions, and the other parent can never approve an amount that they were not shown: if it changed while they were reading, they are shown the new one first.\nAfter an approval an expense cannot be changed.',
    },
    answer: {
      title: 'Answering one',
      text: 'The parent who did not record it approves or declines. An approval cannot be undone. Before answering you can ask for a receipt, as often as needed, and still answer without one.',
    },
    withdraw: {
      title: 'Taking one back',
      text: 'You can withdraw an expense that you recorded until it is answered. It no longer counts, and both still see that it was there. To ask again, send it as a new expense; the two are linked.',
    },
    viewed: {
      title: 'First viewed',
      text: 'The first time the other parent opens an expense in full, in their own session, that moment is noted once. Lists, notices, emails and people who look on never count. Until then it says Never.',
    },
  },
}

export const splits = {
  title: 'Splits and categories',
  lead: 'Who bears how much, and why it adds up.',
  sections: {
    category: {
      title: 'The category decides',
      text: 'General, Medical/Dental and Other are split 50/50. Personal is borne by the parent who records it, so nothing is owed. These four cannot be changed.',
    },
    own: {
      title: 'Categories of your own',
      text: 'Either parent can add categories with another split. A split is always said from the side of the parent who records the expense: with 60/40, whoever records bears 60 percent, and the other 40.\nOnce an expense uses it, a category can no longer be changed or deleted. When an agreement changes, make a new category.',
    },
    cent: {
      title: 'The odd cent',
      text: 'Shares are counted in whole cents and always add up to the total. When a cent cannot be halved, it stays with the parent who recorded the expense, who paid the shop. The split is kept as you typed it, and never becomes another number.',
    },
  },
}

export const receipts = {
  title: 'Receipts',
  lead: 'Photos and PDFs, as many as it takes.',
  sections: {
    add: {
      title: 'Adding them',
      text: 'Take a photo or choose files while you record an expense, or add them later until the other parent has answered. A receipt may be a JPEG, PNG or WebP picture or a PDF of up to 25 MB, and an expense may have 20.\nIf the connection breaks, an upload goes on from where it stopped.',
    },
    ask: {
      title: 'Asking for one',
      text: 'The parent who is to answer can ask for a receipt and say what they would like to see. Then it is the turn of the parent who recorded the expense.',
    },
    clean: {
      title: 'What is removed from photos',
      text: 'Where, when and with which device a photo was taken is removed before it is stored. A PDF stays as it is.',
    },
    stay: {
      title: 'They stay',
      text: 'A receipt of a shared expense cannot be taken away again. Anyone who may read the expense can open and download it.',
    },
  },
}

export const payments = {
  title: 'Paying by Check / Other',
  lead: 'One parent says what was handed over, the other says that it arrived.',
  sections: {
    pay: {
      title: 'Recording a payment',
      text: 'After an approval, the parent who owes presses Pay, chooses Check / Other and says how much, with a check number and a note if there is one. A part of the amount is fine, and so are several payments. You can never record more than what is left to pay.',
    },
    confirm: {
      title: 'Confirming it',
      text: 'A payment counts once the parent who received it confirms that. If it did not arrive, they say so, with a reason, and the amount is owed again. Only the receiver can do either.',
    },
    void: {
      title: 'Making one void',
      text: 'Until it is confirmed, the parent who recorded a payment can make it void, with a reason. After that only the receiver can, say when a check bounced. The amount is owed again, and both see why.',
    },
    other: {
      title: 'Paid in another way',
      text: 'The parent who is owed can mark the rest as reimbursed. The expense then counts as paid in full. That is not possible while a payment waits to be confirmed or is with the bank. What is scheduled for it is stopped.',
    },
    figures: {
      title: 'What the figures mean',
      text: 'The large figure is what is still owed. A payment that waits to be confirmed, is with the bank or is scheduled does not lower it yet, but it cannot be paid a second time.',
    },
  },
}

export const disputes = {
  title: 'Declining and disagreeing',
  lead: 'How to say no, and what happens then.',
  sections: {
    decline: {
      title: 'Declining an expense',
      text: 'Declining needs a reason. The other parent reads it, and the record keeps it. It cannot be undone, and a declined expense never counts as owed.',
    },
    again: {
      title: 'Sending it again',
      text: 'The parent who recorded it can send a declined or withdrawn expense again, with what has changed. It is a new expense, linked to the earlier one, and is answered afresh.',
    },
    tone: {
      title: 'Words that help',
      text: 'Write what the expense was for, what was agreed, and what you would accept. Leave out what is about the person. A judge may read it, and so may you, in a year.',
    },
    nobody: {
      title: 'We do not decide',
      text: 'Nobody here decides who is right, and nobody can change an answer for either of you. If you cannot agree, take the record to your mediator, lawyer or court.',
    },
  },
}

export const privately = {
  title: 'Private expenses',
  lead: 'Kept to yourself, until you share them or delete them.',
  sections: {
    keep: {
      title: 'Keeping one private',
      text: 'Choose Keep it private for now when you record an expense. Nobody else sees it: not the other parent, not a professional who looks on, not in any list, total or export of theirs.',
    },
    share: {
      title: 'Sharing it',
      text: 'When you share it, the other parent can see it as it is then, with its receipts, and answer. What came before stays private. It cannot be made private again.',
    },
    delete: {
      title: 'Deleting it',
      text: 'An expense that was never shared can be deleted by the parent who recorded it. Your own record keeps the fact that it was there; nobody else learns of it.',
    },
  },
}
