import type { ContractArea } from '../area.ts'
import { calendarEventEvents } from './calendar-events.events.ts'

export const calendarEventsArea = {
  name: 'calendar-events',
  notices: {
    eventShared: 'changes',
    eventsCopied: 'changes',
    eventChanged: 'changes',
    eventCancelled: 'changes',
    eventBegins: 'reminders',
  },
  noticeEntities: ['calendarEvent', 'eventReminder'],
  events: [calendarEventEvents],
} as const satisfies ContractArea
