import { linkOptions } from '@tanstack/react-router'
import { historyRoot } from '#src/app/shared/record/history-key.ts'
import type { AppFeature } from '../feature.ts'

export const childSupportFeature: AppFeature = {
  name: 'child-support',
  navigation: [
    {
      section: 'expenses',
      key: 'childSupport',
      order: 40,
      label: ({ expenses }) => expenses.area.childSupport(),
      link: { to: '/expenses/childSupport' },
      who: 'support.see',
    },
  ],
  live: {
    queries: {
      support: () => [['support'], historyRoot],
      payment: () => [['support']],
    },
    recorded: ['support'],
  },
  notices: {
    supportOrder: {
      page: ({ ledgerId }) =>
        ledgerId ? linkOptions({ to: '/expenses/childSupport', search: { ledger: ledgerId } }) : undefined,
    },
  },
  home: {
    order: 10,
    dictionaries: [],
    load: async () => (await import('./home/home-slots.ts')).homeSlots,
  },
  charts: {
    supportOrder: { dictionary: 'childSupport', labels: ({ childSupport }) => childSupport.label },
    supportDue: { dictionary: 'childSupport', labels: ({ childSupport }) => childSupport.due },
  },
}
