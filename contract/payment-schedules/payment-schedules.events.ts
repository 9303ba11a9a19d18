import type { EntityEvents } from '../history/entity-events.ts'

export const paymentSeriesEvents = {
  entity: 'paymentSeries',
  dictionary: 'payments',
  areas: ['expenses', 'payments'],
  kinds: {
    begin: { text: 'seriesBegin', topic: 'paid', authored: true },
    edit: { text: 'seriesEdit', topic: 'changed', authored: true },
    stop: { text: 'seriesStop', topic: 'undone' },
    paymentsChanged: { text: 'seriesEnd', topic: 'paid' },
  },
} as const satisfies EntityEvents
