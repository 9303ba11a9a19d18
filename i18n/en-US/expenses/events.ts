/** One line of the record, by who did it, then what is still to come. */
export const events = {
  begin: {
    you: 'You added the expense',
    name: '{actor:string} added the expense',
    youItem: 'You added {item:string}',
    nameItem: '{actor:string} added {item:string}',
  },
  share: {
    you: 'You shared it',
    name: '{actor:string} shared it',
    youItem: 'You shared {item:string}',
    nameItem: '{actor:string} shared {item:string}',
  },
  edit: {
    you: 'You changed it',
    name: '{actor:string} changed it',
    youItem: 'You changed {item:string}',
    nameItem: '{actor:string} changed {item:string}',
  },
  delete: {
    you: 'You deleted it',
    name: '{actor:string} deleted it',
    youItem: 'You deleted {item:string}',
    nameItem: '{actor:string} deleted {item:string}',
  },
  approve: {
    you: 'You approved',
    name: '{actor:string} approved',
    youItem: 'You approved {item:string}',
    nameItem: '{actor:string} approved {item:string}',
  },
  decline: {
    you: 'You declined',
    name: '{actor:string} declined',
    youItem: 'You declined {item:string}',
    nameItem: '{actor:string} declined {item:string}',
  },
  requestReceipt: {
    you: 'You requested a receipt',
    name: '{actor:string} requested a receipt',
    youItem: 'You requested a receipt for {item:string}',
    nameItem: '{actor:string} requested a receipt for {item:string}',
  },
  addReceipt: {
    you: 'You added a receipt',
    name: '{actor:string} added a receipt',
    youItem: 'You added a receipt to {item:string}',
    nameItem: '{actor:string} added a receipt to {item:string}',
  },
  withdraw: {
    you: 'You withdrew it',
    name: '{actor:string} withdrew it',
    youItem: 'You withdrew {item:string}',
    nameItem: '{actor:string} withdrew {item:string}',
  },
  firstViewed: {
    you: 'You first viewed it',
    name: '{actor:string} first viewed it',
    youItem: 'You first viewed {item:string}',
    nameItem: '{actor:string} first viewed {item:string}',
  },
  other: {
    you: 'You changed something',
    name: '{actor:string} changed something',
    youItem: 'You changed something about {item:string}',
    nameItem: '{actor:string} changed something about {item:string}',
  },
  detail: {
    begin: '{total:string}, split {split:string}',
    total: '{was:string} became {now:string}',
    changed: '{fields:string} changed',
  },
  /** How the present turn is answered; `Either` where transfers are offered. */
  howToPay: 'By Check / Other, which {name:string} then confirms',
  howToPayEither: 'By bank transfer, or by Check / Other, which {name:string} then confirms',
  /** Read before a step, not shown. */
  past: 'Done',
  present: 'Now',
  coming: 'Next',
  next: {
    open: '{payer:string} answers',
    openWhen: 'once you share it',
    approved: 'Approved',
    approvedBy: 'when {payer:string} approves',
    approvedByYou: 'when you approve',
    settled: 'Settled',
    settledPayer: 'when {remaining:string} has arrived, or {name:string} marks it as reimbursed',
    settledCreator: 'when {remaining:string} has reached you, or you mark it as reimbursed',
    settledViewing: 'when {remaining:string} has arrived, or {creator:string} marks it as reimbursed',
    settledAtOnce: 'at once, because nothing is owed',
  },
}
