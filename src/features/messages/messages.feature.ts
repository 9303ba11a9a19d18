import { historyRoot } from '#src/app/shared/record/history-key.ts'
import type { AppFeature } from '../feature.ts'

export const messagesFeature: AppFeature = {
  name: 'messages',
  live: {
    queries: { message: () => [['messages'], historyRoot], mailbox: () => [['messages']], draft: () => [['drafts']] },
    recorded: ['message'],
  },
  charts: {
    delivery: { dictionary: 'messages', labels: ({ messages }) => messages.deliveryLabel },
    draft: { dictionary: 'messages', labels: ({ messages }) => messages.draftLabel },
  },
}
