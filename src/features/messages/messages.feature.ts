import { linkOptions } from '@tanstack/react-router'
import { historyRoot } from '#src/app/shared/record/history-key.ts'
import type { AppFeature } from '../feature.ts'
import { messagesKey } from './counts.query.ts'

export const messagesFeature: AppFeature = {
  name: 'messages',
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
