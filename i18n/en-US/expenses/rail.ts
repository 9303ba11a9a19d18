/** The rail of an expense: what stands beside a step, and what is still to come. */
export const rail = {
  detail: {
    begin: '{total:string}, split {split:string}',
    total: '{was:string} became {now:string}',
    changed: '{fields:string} changed',
  },
  /** How the present turn is answered; `Either` where transfers are offered. */
  howToPay: 'By Check / Other, which {name:string} then confirms',
  howToPayEither: 'By bank transfer, or by Check / Other, which {name:string} then confirms',
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
