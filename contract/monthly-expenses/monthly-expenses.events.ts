import type { EntityEvents } from '../history/entity-events.ts'

export const monthlyExpenseEvents = {
  entity: 'monthlyExpense',
  dictionary: 'expenses',
  areas: ['expenses'],
  kinds: {
    begin: { text: 'monthlyBegin', topic: 'added', authored: true },
    send: { text: 'monthlySend', topic: null },
    skip: { text: 'monthlySkip', topic: 'changed' },
    end: { text: 'monthlyEnd', topic: 'changed' },
  },
} as const satisfies EntityEvents
