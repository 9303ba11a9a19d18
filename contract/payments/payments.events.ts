import type { EntityEvents } from '../history/entity-events.ts'

export const paymentEvents = {
  entity: 'payment',
  dictionary: 'payments',
  areas: ['expenses', 'payments'],
  kinds: {
    begin: {
      text: { check: 'beginCheck', bank: 'beginBank', reimbursed: 'beginReimbursed', later: 'beginLater' },
      topic: 'paid',
      byAct: true,
    },
    start: { text: 'start', topic: 'paid' },
    processing: { text: 'processing', topic: 'paid' },
    paid: { text: 'paid', topic: 'paid' },
    confirm: { text: 'confirm', topic: 'confirmed' },
    refuse: { text: 'refuse', topic: 'undone', problem: true },
    void: { text: 'void', topic: 'undone', problem: true },
    // The bank decides whether a transfer that it has been sent can still be stopped.
    stop: { text: { stopping: 'askStop', otherwise: 'stop' }, topic: 'undone' },
    failed: { text: 'failed', topic: 'undone', problem: true },
    returned: { text: 'returned', topic: 'undone', problem: true },
    stopped: { text: 'stopped', topic: 'undone', problem: true },
  },
} as const satisfies EntityEvents
