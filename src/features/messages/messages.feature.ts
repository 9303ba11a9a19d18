import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import { linkOptions } from '@tanstack/react-router'
import { historyRoot } from '#src/app/shared/record/history-key.ts'
import type { AppFeature } from '../feature.ts'
import { countBadge } from '../navigation.ts'
import { countsKey, countsQuery, messagesKey } from './counts.query.ts'

export const messagesFeature: AppFeature = {
  name: 'messages',
  navigation: [
    {
      section: 'main',
      key: 'messages',
      order: 18,
      label: ({ shell }) => shell.toMessages(),
      icon: IconMail,
      link: { to: '/messages' },
      includesBelow: true,
      elsewhere: ['/notices'],
      badge: countBadge({
        kind: 'unread',
        label: ({ shell }, count) => shell.newMessages({ count }),
        query: countsQuery,
        count: ({ unread, notices }) => unread + notices,
      }),
    },
  ],
  live: {
    queries: {
      message: () => [messagesKey, historyRoot],
      mailbox: () => [messagesKey],
      draft: () => [messagesKey],
      notice: () => [countsKey],
    },
    recorded: ['message'],
  },
  home: { order: 4, dictionaries: [], load: async () => (await import('./home/home-slots.tsx')).homeSlots },
  pages: { message: (thread) => linkOptions({ to: '/messages', search: { folder: 'all', thread } }) },
  charts: {
    delivery: { dictionary: 'messages', labels: ({ messages }) => messages.deliveryLabel },
    draft: { dictionary: 'messages', labels: ({ messages }) => messages.draftLabel },
  },
}
