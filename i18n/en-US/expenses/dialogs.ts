/** Asked in words before an act that cannot be taken back, or that needs one more answer. */
export const dialogs = {
  share: {
    title: 'Share it with {name:string}?',
    text: '{name:string} can then see the expense and its receipts, and answer it. It cannot be made private again.',
    action: 'Share it',
  },
  delete: {
    title: 'Delete this expense?',
    text: 'Nobody else has seen it. It cannot be brought back.',
    action: 'Delete it',
  },
  decline: {
    title: 'Decline {expense:string}?',
    text: 'This cannot be undone. {name:string} can send it again as a new expense.',
    reason: 'Reason',
    reasonHint: '{name:string} reads this, and the record keeps it.',
    action: 'Decline',
  },
  requestReceipt: {
    title: 'Request a receipt',
    text: '{name:string} is asked to add one. You can still approve or decline without it.',
    note: 'What would you like to see?',
    noteHint: '{name:string} reads this, and the record keeps it.',
    action: 'Send request',
  },
  addReceipt: {
    title: 'Add receipts',
    text: '{name:string} can see them at once. They stay in the record.',
    textPrivate: 'Only you can see them until you share the expense.',
    files: 'Receipts',
    action: 'Add to the expense',
  },
  withdraw: {
    title: 'Withdraw this expense?',
    text: 'This cannot be undone. It is no longer counted, and {name:string} still sees that it was there. To ask again, send it as a new expense.',
    action: 'Withdraw it',
  },
  pay: {
    title: 'Pay by Check / Other',
    text: 'Record what you handed over or sent. {name:string} then confirms that it arrived.',
    amountHint: 'You can pay up to {payable:string} now. A part of it is fine.',
    tooMuch: 'At most {payable:string} is left to pay.',
    action: 'Record payment',
  },
  markReimbursed: {
    title: 'Mark {remaining:string} as reimbursed?',
    text: 'You say that {name:string} has paid you in another way. The expense counts as paid in full.',
    scheduled: 'The payment of {scheduled:string} that is scheduled will be stopped.',
    action: 'Mark as reimbursed',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'What you typed has not been saved.',
    stay: 'Stay here',
    leave: 'Leave',
  },
}
