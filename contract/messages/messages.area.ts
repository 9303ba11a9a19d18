import type { ContractArea } from '../area.ts'
import { deliveryEvents, draftEvents, messageEvents } from './messages.events.ts'

/** A message waits in the inbox, so it is mailed about and has no notice beside it. */
export const messagesArea = {
  name: 'messages',
  notices: { messageReceived: 'messages' },
  events: [messageEvents, deliveryEvents, draftEvents],
  topics: ['message', 'mailbox', 'draft'],
} as const satisfies ContractArea
