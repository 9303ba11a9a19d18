import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import { linkOptions } from '@tanstack/react-router'
import { historyRoot } from '#src/app/shared/record/history-key.ts'
import type { AppFeature } from '../feature.ts'
import { countBadge } from '../navigation.ts'
import { countsQuery, messagesKey } from './counts.query.ts'

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
      badge: countBadge({
        kind: 'unread',
        label: ({ shell }, count) => shell.unopened({ count }),
        query: countsQuery,
        count: ({ unread }) => unread,
      }),
    },
  ],
  live: {
    queries: {
      message: () => [messagesKey, historyRoot],
      mailbox: () => [messagesKey],
      draft: () => [messagesKey],
    },
    recorded: ['message'],
  },
  pages: { message: (thread) => linkOptions({ to: '/messages', search: { folder: 'all', thread } }) },
  charts: {
    delivery: { dictionary: 'messages', labels: ({ messages }) => messages.deliveryLabel },
    draft: { dictionary: 'messages', labels: ({ messages }) => messages.draftLabel },
  },
}
