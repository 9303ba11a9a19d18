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
      youItem: 'You recorded {amount:string} by Check / Other for {item:string}',
      nameItem: '{actor:string} recorded {amount:string} by Check / Other for {item:string}',
    },
    beginBank: {
      you: 'You sent {amount:string} by bank transfer',
      name: '{actor:string} sent {amount:string} by bank transfer',
      youItem: 'You sent {amount:string} by bank transfer for {item:string}',
      nameItem: '{actor:string} sent {amount:string} by bank transfer for {item:string}',
    },
    beginReimbursed: {
      you: 'You marked {amount:string} as reimbursed',
      name: '{actor:string} marked {amount:string} as reimbursed',
      youItem: 'You marked {amount:string} as reimbursed for {item:string}',
      nameItem: '{actor:string} marked {amount:string} as reimbursed for {item:string}',
    },
    confirm: {
      you: 'You confirmed that you received {amount:string}',
      name: '{actor:string} confirmed receiving {amount:string}',
      youItem: 'You confirmed that you received {amount:string} for {item:string}',
      nameItem: '{actor:string} confirmed receiving {amount:string} for {item:string}',
    },
    refuse: {
      you: 'You did not receive {amount:string}',
      name: '{actor:string} did not receive {amount:string}',
      youItem: 'You did not receive {amount:string} for {item:string}',
      nameItem: '{actor:string} did not receive {amount:string} for {item:string}',
    },
    void: {
      you: 'You made {amount:string} void',
      name: '{actor:string} made {amount:string} void',
      youItem: 'You made {amount:string} for {item:string} void',
      nameItem: '{actor:string} made {amount:string} for {item:string} void',
    },
    start: {
      you: '{amount:string} was started',
      name: '{amount:string} was started',
      youItem: '{amount:string} for {item:string} was started',
      nameItem: '{amount:string} for {item:string} was started',
    },
    stop: {
      you: 'You stopped {amount:string}',
      name: '{actor:string} stopped {amount:string}',
      youItem: 'You stopped {amount:string} for {item:string}',
      nameItem: '{actor:string} stopped {amount:string} for {item:string}',
    },
    processing: {
      you: '{amount:string} is in process',
      name: '{amount:string} is in process',
      youItem: '{amount:string} for {item:string} is in process',
      nameItem: '{amount:string} for {item:string} is in process',
    },
    paid: {
      you: '{amount:string} processed',
      name: '{amount:string} processed',
      youItem: '{amount:string} for {item:string} processed',
      nameItem: '{amount:string} for {item:string} processed',
    },
    failed: {
      you: '{amount:string} did not go through',
      name: '{amount:string} did not go through',
      youItem: '{amount:string} for {item:string} did not go through',
      nameItem: '{amount:string} for {item:string} did not go through',
    },
    returned: {
      you: 'The bank returned {amount:string}',
      name: 'The bank returned {amount:string}',
      youItem: 'The bank returned {amount:string} for {item:string}',
      nameItem: 'The bank returned {amount:string} for {item:string}',
    },
    stopped: {
      you: '{amount:string} was stopped',
      name: '{amount:string} was stopped',
      youItem: '{amount:string} for {item:string} was stopped',
      nameItem: '{amount:string} for {item:string} was stopped',
    },
  },
} satisfies BaseTranslation

export default payments
