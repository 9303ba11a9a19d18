/** The rail of an expense: what stands beside a step, and what is still to come. */
export const rail = {
  detail: {
    begin: '{total:string}, split {split:string}',
    total: '{was:string} became {now:string}',
    split: 'split {now:string} (was {was:string})',
    changed: '{fields:string} changed',
  },
  /** How the present turn is answered; `Either` where transfers are offered. */
  howToPay: 'By Check / Other, which {name:string} then confirms',
  howToPayEither: 'By bank transfer, or by Check / Other, which {name:string} then confirms',
  next: {
    open: '{payer:string} answers',
    openWhen: 'once you share it',
    approved: 'Approved',
    approvedBy: 'once {payer:string} approves',
    approvedByYou: 'once you approve',
    settled: 'Settled',
    settledPayer: 'once {name:string} has the {remaining:string} or marks it reimbursed',
    settledCreator: 'once you have the {remaining:string} or mark it reimbursed',
    settledViewing: 'once {creator:string} has the {remaining:string} or marks it reimbursed',
    settledAtOnce: 'right away, because nothing is owed',
  },
}
