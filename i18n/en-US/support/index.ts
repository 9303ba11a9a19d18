import type { BaseTranslation } from '../../i18n-types.ts'

/** As in `expenses`: `name` is the other parent, `actor` whoever did it, amounts and dates arrive formatted. */
const support = {
  /** What an order is called, and a due. */
  label: {
    recorded: 'Recorded, not confirmed',
    disputed: 'Not agreed',
    withdrawn: 'Withdrawn',
    active: 'In force',
    endAsked: 'End asked for',
    ended: 'Ended',
  },
  due: {
    coming: 'Coming',
    due: 'Due today',
    partlyPaid: 'Partly paid',
    onItsWay: 'Not confirmed yet',
    overdue: 'Overdue',
    paid: 'Paid',
  },
  method: { check: 'Check / Other', bank: 'Bank transfer', reimbursed: 'Reimbursed in another way' },
  csv: {
    dueOn: 'Due on',
    amount: 'Amount',
    currency: 'Currency',
    status: 'Status',
    paid: 'Paid',
    onItsWay: 'Not confirmed yet',
    paidOn: 'Paid on',
    how: 'How',
    numbers: 'Check numbers',
    daysLate: 'Days late',
    remaining: 'Remaining',
    balance: 'Balance',
    id: 'ID',
  },
  /** The sentences of the record, read in the product and on paper. */
  history: {
    begin: {
      you: 'You recorded an order of child support of {amount:string}',
      name: '{actor:string} recorded an order of child support of {amount:string}',
    },
    confirm: {
      you: 'You confirmed the order of child support',
      name: '{actor:string} confirmed the order of child support',
    },
    dispute: {
      you: 'You did not agree with the order of child support',
      name: '{actor:string} did not agree with the order of child support',
    },
    withdraw: {
      you: 'You withdrew the order of child support',
      name: '{actor:string} withdrew the order of child support',
    },
    pay: {
      you: 'You recorded a payment of child support of {amount:string}',
      name: '{actor:string} recorded a payment of child support of {amount:string}',
    },
    askEnd: {
      you: 'You asked for an end of child support',
      name: '{actor:string} asked for an end of child support',
    },
    agreeEnd: {
      you: 'You agreed to the end of child support',
      name: '{actor:string} agreed to the end of child support',
    },
    refuseEnd: {
      you: 'You did not agree to the end of child support',
      name: '{actor:string} did not agree to the end of child support',
    },
    withdrawEnd: {
      you: 'You no longer ask for an end of child support',
      name: '{actor:string} no longer asks for an end of child support',
    },
    end: { you: 'The order of child support ended', name: 'The order of child support ended' },
    followed: {
      you: 'A newer order of child support took the place of this one',
      name: 'A newer order of child support took the place of this one',
    },
  },
  item: 'Child support of {amount:string}',
} satisfies BaseTranslation

export default support
