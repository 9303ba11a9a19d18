/**
 * One sentence saying what to do (or what is waited for), one saying why. The key is the leaf and the reader: its creator,
 * the other parent, or a professional. `payMore` is the payer's where money is on its way and some is left to pay.
 */
export const turn = {
  notice: {
    reimburse: 'Answer this payment first. Then you can mark the rest as reimbursed.',
    approve: 'An approval cannot be undone.',
  },
  text: {
    privateCreator: {
      title: 'Share it when you are ready',
      why: 'Only you can see this expense. {name:string} sees it once you share it.',
    },
    privateOther: { title: 'This expense is private', why: '{name:string} has not shared it.' },
    privateViewing: { title: 'This expense is private', why: 'Only {creator:string} can see it until it is shared.' },
    openCreator: {
      title: 'Waiting for {name:string} to answer',
      why: 'You paid {total:string}. You can change it until {name:string} answers.',
    },
    openOther: {
      title: 'Approve or decline your share of {owed:string}',
      why: '{name:string} paid {total:string}. Your share is {percent:string}.',
    },
    openViewing: {
      title: 'Waiting for {payer:string} to answer',
      why: '{creator:string} paid {total:string}. {payer:string}’s share is {owed:string}, or {percent:string}.',
    },
    receiptRequestedCreator: {
      title: 'Add a receipt',
      why: '{name:string} asked to see one before answering.',
    },
    receiptRequestedOther: {
      title: 'Waiting for a receipt from {name:string}',
      why: 'You can answer without it. Your share is {owed:string}, or {percent:string}.',
    },
    receiptRequestedViewing: {
      title: '{creator:string} was asked for a receipt',
      why: '{payer:string} wants to see one before answering.',
    },
    declinedCreator: {
      title: '{name:string} declined this expense',
      why: 'It doesn’t count. You can send it again as a new expense.',
    },
    declinedOther: {
      title: 'You declined this expense',
      why: 'It doesn’t count. {name:string} can send it again as a new expense.',
    },
    declinedViewing: { title: '{payer:string} declined this expense', why: 'It doesn’t count.' },
    withdrawnCreator: {
      title: 'You withdrew this expense',
      why: 'It doesn’t count. You can send it again as a new expense.',
    },
    withdrawnOther: {
      title: '{name:string} withdrew this expense',
      why: 'It doesn’t count. There is nothing for you to do.',
    },
    withdrawnViewing: { title: '{creator:string} withdrew this expense', why: 'It doesn’t count.' },
    deletedCreator: {
      title: 'You deleted this expense',
      why: 'Nobody else had seen it. Your record shows that it existed.',
    },
    deletedOther: { title: 'This expense was deleted', why: 'There is nothing to do.' },
    deletedViewing: { title: 'This expense was deleted', why: '{creator:string} deleted it before sharing it.' },
    unpaidCreator: {
      title: '{name:string} approved and owes {remaining:string}',
      why: 'You paid {total:string}. If {name:string} pays you in another way, mark it as reimbursed.',
    },
    unpaidOther: {
      title: 'Pay {payable:string}',
      why: '{name:string} covered {total:string}. Your share is {percent:string}.',
    },
    unpaidViewing: {
      title: '{payer:string} approved and owes {remaining:string}',
      why: '{creator:string} paid {total:string}.',
    },
    partlyPaidCreator: {
      title: '{name:string} still owes {remaining:string}',
      why: '{settled:string} of {owed:string} has been paid.',
    },
    partlyPaidOther: {
      title: 'Pay the rest, {payable:string}',
      why: '{name:string} covered {total:string}. Your share is {percent:string}. {settled:string} has been paid.',
    },
    partlyPaidViewing: {
      title: '{payer:string} still owes {remaining:string}',
      why: '{settled:string} of {owed:string} has been paid.',
    },
    paymentUnconfirmedCreator: {
      title: 'Did you get the {payment:string}?',
      why: '{name:string} recorded it as Check / Other{number:string} on {date:string}. It counts once you confirm it.',
    },
    paymentUnconfirmedOther: {
      title: 'Waiting for {name:string} to confirm {checks:string}',
      why: 'You recorded it as Check / Other. It counts once {name:string} confirms it.',
    },
    paymentUnconfirmedViewing: {
      title: 'Waiting for {creator:string} to confirm {checks:string}',
      why: '{payer:string} recorded it as Check / Other.',
    },
    paymentInProcessCreator: {
      title: '{inFlight:string} is on its way to you',
      why: 'This takes 1-2 business days. There is nothing to confirm.',
    },
    paymentInProcessOther: {
      title: '{inFlight:string} is with the bank',
      why: 'This takes 1-2 business days. There is nothing for you to do.',
    },
    paymentInProcessViewing: {
      title: '{inFlight:string} is with the bank',
      why: '{payer:string} sent it to {creator:string}.',
    },
    paymentScheduledCreator: {
      title: '{scheduled:string} is scheduled',
      why: '{name:string} scheduled the payment. It goes out on its date.',
    },
    paymentScheduledOther: {
      title: '{scheduled:string} is scheduled',
      why: 'It goes out on its date. There is nothing for you to do.',
    },
    paymentScheduledViewing: { title: '{scheduled:string} is scheduled', why: '{payer:string} scheduled the payment.' },
    newPaymentNeededCreator: {
      title: '{name:string} owes {remaining:string} and needs to pay again',
      why: '{broken:string}',
    },
    newPaymentNeededOther: { title: 'Make a new payment of {payable:string}', why: '{broken:string}' },
    newPaymentNeededViewing: {
      title: '{payer:string} owes {remaining:string} and needs to pay again',
      why: '{broken:string}',
    },
    settledCreator: { title: 'There is nothing left to do', why: '{name:string} has paid {owed:string}.' },
    settledOther: { title: 'There is nothing left to do', why: 'You have paid {owed:string}.' },
    settledViewing: { title: 'There is nothing left to do', why: '{payer:string} has paid {owed:string}.' },
    payMore: {
      title: 'Pay the rest, {payable:string}',
      why: '{moving:string}. {name:string} covered {total:string}, your share is {percent:string}.',
    },
  },
  sentAgain: 'It doesn’t count. It was sent again as a new expense.',
  /** Why a new payment is needed. */
  broken: {
    failed: 'The last payment did not go through.',
    returned: 'The bank returned the last payment.',
    stopped: 'The last payment was stopped.',
    refused: 'The last payment was not received.',
    void: 'The last payment was voided.',
  },
  action: {
    share: 'Share with {name:string}',
    edit: 'Edit',
    delete: 'Delete',
    approve: 'Approve',
    approveAmount: 'Approve {owed:string}',
    decline: 'Decline',
    requestReceipt: 'Request a receipt',
    requestReceiptAgain: 'Ask again for a receipt',
    addReceipt: 'Add a receipt',
    withdraw: 'Withdraw',
    pay: 'Pay by Check / Other',
    payByBank: 'Pay by bank transfer',
    markReimbursed: 'Mark as reimbursed',
    again: 'Send it again',
    schedule: 'Pay later or in parts',
  },
}
