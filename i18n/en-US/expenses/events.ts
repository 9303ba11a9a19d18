/** Sentences that tell of an entry of the record, by who did it. */
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
  /** Only an export has entries of these kinds: elsewhere a payment's entry of the same moment says the same. */
  pay: { name: '{actor:string} recorded a payment of {amount:string}' },
  markReimbursed: { name: '{actor:string} marked {amount:string} as reimbursed' },
  paymentsChanged: { name: 'The balance of the expense changed' },
  monthlyBegin: {
    you: 'You set an expense to repeat each month',
    name: '{actor:string} set an expense to repeat each month',
  },
  monthlySend: { you: 'You sent a monthly draft', name: '{actor:string} sent a monthly draft' },
  monthlySkip: { you: 'You skipped a month', name: '{actor:string} skipped a month' },
  monthlyEnd: { you: 'You stopped a monthly expense', name: '{actor:string} stopped a monthly expense' },
}
