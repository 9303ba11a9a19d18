import type { EntityEvents } from '../history/entity-events.ts'

export const expenseEvents = {
  entity: 'expense',
  dictionary: 'expenses',
  areas: ['expenses'],
  kinds: {
    begin: { text: 'begin', topic: 'added', authored: true },
    share: { text: 'share', topic: 'added' },
    edit: { text: 'edit', topic: 'changed', authored: true },
    delete: { text: 'delete', topic: 'changed' },
    approve: { text: 'approve', topic: 'answered' },
    decline: { text: 'decline', topic: 'answered', problem: true },
    requestReceipt: { text: 'requestReceipt', topic: 'receipts' },
    addReceipt: { text: 'addReceipt', topic: 'receipts', authored: true },
    withdraw: { text: 'withdraw', topic: 'changed' },
    firstViewed: { text: 'firstViewed', topic: 'viewed' },
    pay: { text: 'pay', topic: null, authored: true },
    markReimbursed: { text: 'markReimbursed', topic: null },
    paymentsChanged: { text: 'paymentsChanged', topic: null },
  },
} as const satisfies EntityEvents
