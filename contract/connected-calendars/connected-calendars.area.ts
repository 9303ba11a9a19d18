import type { ContractArea } from '../area.ts'
import { connectedCalendarEvents } from './connected-calendars.events.ts'

export const connectedCalendarsArea = {
  name: 'connected-calendars',
  events: [connectedCalendarEvents],
  topics: ['connectedCalendar'],
} as const satisfies ContractArea
