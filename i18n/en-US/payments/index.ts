import type { BaseTranslation } from '../../i18n-types.ts'

/** As in `expenses`: `name` is the other parent, `actor` whoever did it, amounts arrive formatted. */
const payments = {
  label: {
    unconfirmed: 'Unconfirmed',
    confirmed: 'Confirmed',
    reimbursed: 'Reimbursed',
    scheduled: 'Scheduled',
    pending: 'Pending',
    stopping: 'Stopping',
    inProcess: 'In process',
    paid: 'Paid',
    failed: 'Processing error',
    returned: 'Returned',
    stopped: 'Stopped',
    refused: 'Not received',
    void: 'Void',
  },
  method: {
    check: 'Check / Other',
    bank: 'Bank transfer',
    reimbursed: 'Reimbursed in another way',
  },
  number: 'Check number {number:string}',
  numberIn: ', number {number:string},',
  fromYou: 'from you',
  from: 'from {payer:string}',
  partOf: '{part:string} of it for this expense',
  alsoFor: 'Also pays {expenses:string}',
  reason: 'Reason: {reason:string}',
  action: {
    confirm: 'Confirm you received it',
    refuse: 'Not received',
    void: 'Make void',
    stop: 'Stop the payment',
  },
  done: {
    confirm: 'Confirmed.',
    refuse: 'Marked as not received.',
    void: 'Made void.',
    stop: 'Stopping.',
  },
  dialogs: {
    refuse: {
      title: 'Was {amount:string} not received?',
      text: 'This cannot be undone. {name:string} is asked to pay again.',
      action: 'Mark as not received',
    },
    voidOwn: {
      title: 'Make your payment of {amount:string} void?',
      text: 'This cannot be undone. The amount is owed again, and {name:string} sees why.',
    },
    voidReceived: {
      title: 'Make the payment of {amount:string} void?',
      text: 'This cannot be undone. {name:string} owes the amount again, and sees why. For example when a check bounced.',
    },
    voidAction: 'Make it void',
    stop: {
      title: 'Stop the payment of {amount:string}?',
      text: 'A payment that was stopped is not started again. The amount is owed as before.',
      action: 'Stop it',
    },
    reason: 'Reason',
    reasonHint: '{name:string} reads this, and the record keeps it.',
  },
  history: {
    beginCheck: {
      you: 'You recorded {amount:string} by Check / Other',
      name: '{actor:string} recorded {amount:string} by Check / Other',
    },
    beginBank: {
      you: 'You sent {amount:string} by bank transfer',
      name: '{actor:string} sent {amount:string} by bank transfer',
    },
    beginReimbursed: {
      you: 'You marked {amount:string} as reimbursed',
      name: '{actor:string} marked {amount:string} as reimbursed',
    },
    confirm: {
      you: 'You confirmed that you received {amount:string}',
      name: '{actor:string} confirmed receiving {amount:string}',
    },
    refuse: {
      you: 'You did not receive {amount:string}',
      name: '{actor:string} did not receive {amount:string}',
    },
    void: { you: 'You made {amount:string} void', name: '{actor:string} made {amount:string} void' },
    start: { you: '{amount:string} was started', name: '{amount:string} was started' },
    stop: { you: 'You stopped {amount:string}', name: '{actor:string} stopped {amount:string}' },
    processing: { you: '{amount:string} is in process', name: '{amount:string} is in process' },
    paid: { you: '{amount:string} processed', name: '{amount:string} processed' },
    failed: { you: '{amount:string} did not go through', name: '{amount:string} did not go through' },
    returned: { you: 'The bank returned {amount:string}', name: 'The bank returned {amount:string}' },
    stopped: { you: '{amount:string} was stopped', name: '{amount:string} was stopped' },
  },
} satisfies BaseTranslation

export default payments
