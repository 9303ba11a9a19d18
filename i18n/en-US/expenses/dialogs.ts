/** Asked in words before an act that cannot be taken back, or that needs one more answer. */
export const dialogs = {
  share: {
    title: 'Share it with {name:string}?',
    text: '{name:string} will be able to see the expense and its receipts, and answer it. It cannot be made private again.',
    action: 'Share it',
  },
  delete: {
    title: 'Delete this expense?',
    text: 'Nobody else has seen it. This cannot be undone.',
    action: 'Delete it',
  },
  decline: {
    title: 'Decline {expense:string}?',
    text: 'This cannot be undone. {name:string} can send it again as a new expense.',
    reason: 'Reason',
    reasonHint: '{name:string} will see this, and it stays on the record.',
    action: 'Decline',
  },
  requestReceipt: {
    title: 'Request a receipt',
    text: 'We’ll ask {name:string} to add one. You can still approve or decline without it.',
    note: 'What would you like to see?',
    noteHint: '{name:string} will see this, and it stays on the record.',
    action: 'Send request',
  },
  addReceipt: {
    title: 'Add receipts',
    text: '{name:string} can see them right away. They stay on the record.',
    textPrivate: 'Only you can see them until you share the expense.',
    files: 'Receipts',
    action: 'Add to the expense',
  },
  withdraw: {
    title: 'Withdraw this expense?',
    text: 'This cannot be undone. It no longer counts, and {name:string} can still see that it was there. To ask again, send it as a new expense.',
    action: 'Withdraw it',
  },
  pay: {
    title: 'Pay by Check / Other',
    text: 'Record what you handed over or sent. {name:string} then confirms receiving it.',
    amountHint: 'You can pay up to {payable:string} now, or just part of it.',
    tooMuch: 'Only {payable:string} is left to pay.',
    action: 'Record payment',
  },
  markReimbursed: {
    title: 'Mark {remaining:string} as reimbursed?',
    text: 'This says that {name:string} paid you in another way. The expense then counts as paid in full.',
    scheduled: 'The scheduled payment of {scheduled:string} will be stopped.',
    action: 'Mark as reimbursed',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'What you typed has not been saved.',
    stay: 'Stay here',
    leave: 'Leave',
  },
}
