import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import { historyRoot } from '#src/app/shared/record/history-key.ts'
import type { AppFeature } from '../feature.ts'

export const historyFeature: AppFeature = {
  name: 'history',
  navigation: [
    {
      section: 'main',
      key: 'history',
      order: 40,
      label: ({ shell }) => shell.toHistory(),
      icon: IconHistory,
      link: { to: '/history' },
      who: 'history.read',
    },
  ],
  live: { queries: { history: () => [historyRoot] }, recorded: ['history'], whenRecorded: [['record']] },
  home: {
    order: 30,
    dictionaries: ['common', 'history', 'expenses', 'payments'],
    load: async () => (await import('./home-slots.tsx')).homeSlots,
  },
}
