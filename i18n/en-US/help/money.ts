import { productName } from '../../product.ts'

export const start = {
  title: 'Getting started',
  lead: 'The first expense, from one parent to the other and back.',
  sections: {
    idea: {
      title: 'The idea',
      text: `One parent adds what they paid. The other approves or declines it and pays their share, and the first parent confirms receiving it. A bank transfer needs no confirmation. ${productName} shows whose turn it is at each step, and keeps a record of it all.`,
      byHand: `One parent adds what they paid. The other approves or declines it and pays their share, and the first parent confirms receiving it. ${productName} shows whose turn it is at each step, and keeps a record of it all.`,
    },
    child: {
      title: 'Before the first expense',
      text: 'Every expense is for at least one child. If you have not added a child yet, do so under My Account, Children. Both parents see the same list.',
    },
    first: {
      title: 'The first expense',
      text: 'Press Add expense. Enter what it was for, the total you paid, the date and the child it was for, and choose a category: it decides how the amount splits, unless you choose another split for this expense. Add a photo of the receipt if you have one.\nThe other parent sees it right away, unless you keep it private.',
    },
    turn: {
      title: 'Whose turn is it?',
      text: 'Home shows what is waiting for you and what is waiting for others. Yellow always means that it is your turn, and nothing else is yellow.',
    },
  },
}

export const expenses = {
  title: 'Expenses',
  lead: 'Add, change, answer and withdraw them.',
  sections: {
    log: {
      title: 'The expense log',
      text: 'The log begins with what is outstanding, newest first. To see every expense, choose All under Status. The figures at the top say what each of you has approved and not paid yet. Amounts waiting for an answer stand below and are not part of it. Declined and withdrawn expenses never count.',
    },
    correct: {
      title: 'Changing an expense',
      text: 'You can change an expense you added until the other parent has answered. The record keeps both versions, and the other parent can never approve an amount or a split they have not seen: if it changed while they were reading, they see the new one first.\nOnce approved, an expense cannot be changed.',
    },
    answer: {
      title: 'Answering an expense',
      text: 'The parent who did not add it approves or declines. An approval cannot be undone. Before you answer you can ask for a receipt, as often as you need, or answer without one.',
    },
    withdraw: {
      title: 'Withdrawing an expense',
      text: 'You can withdraw an expense you added until it is answered. It no longer counts, and both of you can still see that it was there. To ask again, send it as a new expense. The two are linked.',
    },
    monthly: {
      title: 'An expense that comes back',
      text: 'Open an expense you added and press Repeat each month. Each month you get a filled-in draft that only you see. Nothing is sent until you check it and add it.',
    },
    viewed: {
      title: 'First viewed',
      text: 'The first time the other parent opens an expense in full, in their own session, that moment is recorded once. Lists, notices, emails and professionals never count. Until then it says Never.',
    },
  },
}

export const splits = {
  title: 'Splits and categories',
  lead: 'Who covers how much, and why it adds up.',
  sections: {
    category: {
      title: 'The category decides',
      text: 'General, Medical/Dental and Other split 50/50. Personal is covered by the parent who adds it, so nothing is owed. These four can’t be changed.',
    },
    own: {
      title: 'Categories of your own',
      text: 'Either parent can add categories with a different split. The first share always belongs to the parent who adds the expense: with 60/40, whoever adds it covers 60 percent, and the other parent 40.\nOnce an expense uses it, a category can no longer be changed or removed. If your agreement changes, create a new category.',
    },
    one: {
      title: 'A split for one expense',
      text: 'Under Split, an expense can have a split of its own. Choose one that another category has, or Other and enter your share. The category stays as it is, and the split can be changed like the amount, until the other parent has answered.',
    },
    cent: {
      title: 'The odd cent',
      text: 'Shares are counted in whole cents and always add up to the total. If a cent cannot be halved, the parent who added the expense covers it. The split is kept exactly as you typed it.',
    },
  },
}

export const receipts = {
  title: 'Receipts',
  lead: 'Photos and PDFs, as many as it takes.',
  sections: {
    add: {
      title: 'Adding receipts',
      text: 'Take a photo or choose files while you add an expense, or add them later until the other parent has answered. A receipt can be a JPEG, PNG or WebP picture or a PDF of up to 25 MB, and an expense can have 20.\nIf the connection breaks, an upload continues where it stopped.',
    },
    ask: {
      title: 'Asking for a receipt',
      text: 'The parent who answers can ask for a receipt and say what they would like to see. Then it is the turn of the parent who added the expense.',
    },
    clean: {
      title: 'What is removed from photos',
      text: 'Before a photo is stored, we remove where, when and with which device it was taken. PDFs are not changed.',
    },
    stay: {
      title: 'Receipts stay',
      text: 'A receipt on a shared expense cannot be removed. Anyone who can see the expense can open and download it.',
    },
  },
}

export const payments = {
  title: 'Paying by Check / Other',
  lead: 'One parent records what they paid, and the other confirms receiving it.',
  sections: {
    pay: {
      title: 'Recording a payment',
      text: 'After an approval, the parent who owes presses Pay by Check / Other. They enter how much, how they paid (check, cash, Zelle or other) and on which day, with a check number and a note if they like. You can pay part of the amount, and make several payments. You can never record more than what is left to pay.',
      byHand:
        'After an approval, the parent who owes presses Pay by Check / Other. They enter how much, how they paid (check, cash or other) and on which day, with a check number and a note if they like. You can pay part of the amount, and make several payments. You can never record more than what is left to pay.',
    },
    confirm: {
      title: 'Confirming a payment',
      text: 'A payment counts once the parent who received it confirms it. If it did not arrive, they say so, with a reason, and the amount is owed again. Only the receiver can do either.',
    },
    void: {
      title: 'Voiding a payment',
      text: 'Until it is confirmed, the parent who recorded a payment can void it, with a reason. After that only the receiver can, for example if a check bounced. The amount is owed again, and both of you see why.',
    },
    other: {
      title: 'Paid in another way',
      text: 'The parent who is owed can mark the rest as reimbursed. The expense then counts as paid in full. They can’t do this while a payment is waiting to be confirmed or is with the bank. Any payments scheduled for it are stopped.',
      byHand:
        'The parent who is owed can mark the rest as reimbursed. The expense then counts as paid in full. They can’t do this while a payment is waiting to be confirmed.',
    },
    figures: {
      title: 'What the figures mean',
      text: 'The large figure is what is left to pay. Amounts waiting to be confirmed, with the bank or scheduled are shown beside it. They are still owed, but you cannot pay them twice.',
      byHand:
        'The large figure is what is left to pay. Amounts waiting to be confirmed are shown beside it. They are still owed, but you cannot pay them twice.',
    },
  },
}

export const disputes = {
  title: 'Declining and disagreeing',
  lead: 'How to say no, and what happens then.',
  sections: {
    decline: {
      title: 'Declining an expense',
      text: 'You need to give a reason. The other parent sees it, and it stays on the record. Declining cannot be undone, and a declined expense never counts as owed.',
    },
    again: {
      title: 'Sending it again',
      text: 'The parent who added it can send a declined or withdrawn expense again, with changes. It is a new expense, linked to the earlier one, and needs a new answer.',
    },
    tone: {
      title: 'Words that help',
      text: 'Write what the expense was for, what was agreed, and what you would accept. Leave out comments about the other person. A judge may read it, and so may you a year from now.',
    },
    nobody: {
      title: 'We do not decide',
      text: 'Nobody here decides who is right, and nobody can change an answer for either of you. If you cannot agree, take the record to your mediator, lawyer or court.',
    },
  },
}

export const privately = {
  title: 'Private expenses',
  lead: 'Only you see them, until you share or delete them.',
  sections: {
    keep: {
      title: 'Keeping an expense private',
      text: 'Choose Keep it private for now when you add an expense. Nobody else sees it: not the other parent, not a professional, and not in any of their lists, totals or exports. Your own exports leave it out, too, unless you choose to include it.',
    },
    share: {
      title: 'Sharing it later',
      text: 'When you share it, the other parent can see it as it is at that moment, with its receipts, and answer. Earlier versions stay private. It cannot be made private again.',
    },
    delete: {
      title: 'Deleting it',
      text: 'You can delete an expense you added but never shared. Your own record shows that it existed; nobody else can see that.',
    },
  },
}
