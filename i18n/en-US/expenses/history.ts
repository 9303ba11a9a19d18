/** One line of the record, by who did it, then what is still to come. */
export const history = {
  begin: { you: 'You added the expense', name: '{actor:string} added the expense' },
  share: { you: 'You shared it', name: '{actor:string} shared it' },
  edit: { you: 'You changed it', name: '{actor:string} changed it' },
  delete: { you: 'You deleted it', name: '{actor:string} deleted it' },
  approve: { you: 'You approved', name: '{actor:string} approved' },
  decline: { you: 'You declined', name: '{actor:string} declined' },
  requestReceipt: { you: 'You requested a receipt', name: '{actor:string} requested a receipt' },
  addReceipt: { you: 'You added a receipt', name: '{actor:string} added a receipt' },
  withdraw: { you: 'You withdrew it', name: '{actor:string} withdrew it' },
  firstViewed: { you: 'You first viewed it', name: '{actor:string} first viewed it' },
  other: { you: 'You changed something', name: '{actor:string} changed something' },
  detail: {
    begin: '{total:string}, split {split:string}',
    total: '{was:string} became {now:string}',
    changed: '{fields:string} changed',
  },
  /** How the present turn is answered. */
  howToPay: 'By Check / Other, which {name:string} then confirms',
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
    settledPayer: 'when {remaining:string} is confirmed, or {name:string} marks it as reimbursed',
    settledCreator: 'when you confirm {remaining:string}, or mark it as reimbursed',
    settledViewing: 'when {remaining:string} is confirmed, or {creator:string} marks it as reimbursed',
    settledAtOnce: 'at once, because nothing is owed',
  },
}
