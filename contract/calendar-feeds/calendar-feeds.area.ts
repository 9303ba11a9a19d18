import type { ContractArea } from '../area.ts'
import { calendarFeedEvents } from './calendar-feeds.events.ts'

export const calendarFeedsArea = {
  name: 'calendar-feeds',
  events: [calendarFeedEvents],
  topics: ['calendarFeed'],
} as const satisfies ContractArea
