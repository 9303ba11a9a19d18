import { linkOptions } from '@tanstack/react-router'
import { historyRoot } from '#src/app/shared/record/history-key.ts'
import type { AppFeature } from '../feature.ts'

export const paymentActivityFeature: AppFeature = {
  name: 'payment-activity',
  navigation: [
    {
      section: 'expenses',
      key: 'payments',
      order: 20,
      label: ({ expenses }) => expenses.area.payments(),
      link: linkOptions({ to: '/expenses/payments' }),
      who: 'payment.see',
    },
  ],
  live: {
    queries: {
      payment: (id) => [['payment', id], ['payments'], historyRoot],
      expense: () => [['payments']],
    },
    recorded: ['payment'],
  },
  pages: { payment: (id) => linkOptions({ to: '/expenses/payments/$id', params: { id } }) },
  notices: { payment: {} },
  entries: { payment: { link: ({ payments }) => payments.see() } },
  charts: { payment: { dictionary: 'payments', labels: ({ payments }) => payments.label } },
}
