import type { CalendarEventCommand, CalendarEventDto } from '#contract/calendar-events/calendar-events.ts'
import { isKeptLeaf } from '#machines/calendar-events/calendar-event.leaves.ts'
import { calendarEventChart } from './event.chart.ts'

export const eventScopes = ['one', 'following', 'all'] as const
export type EventScope = (typeof eventScopes)[number]
type Doing = 'change' | 'leave'

/** The chart's word for each of them. A shared event is cancelled, and a private one deleted. */
export const commandFor = (item: CalendarEventDto, doing: Doing, scope: EventScope): CalendarEventCommand['type'] => {
  if (scope === 'one') return doing === 'change' ? 'calendarEvent.moveOne' : 'calendarEvent.cancelOne'
  if (scope === 'following')
    return doing === 'change' ? 'calendarEvent.changeFollowing' : 'calendarEvent.cancelFollowing'
  if (doing === 'change') return 'calendarEvent.edit'
  return isKeptLeaf(item.status) ? 'calendarEvent.delete' : 'calendarEvent.cancel'
}

/** Returns the day of a series that a command means: the one shown while its time is to come, else the next one. */
export const meantDay = ({ on, nextOn, startsOn }: CalendarEventDto): string => {
  if (nextOn === null) return startsOn
  return on > nextOn ? on : nextOn
}

/** Lists the times that may be changed or left out, as the chart allows; of a single event that is all of it. */
export const scopesOf = (item: CalendarEventDto, doing: Doing, on: string): EventScope[] => {
  const chart = calendarEventChart(item)
  const isBegunWith = on <= item.startsOn
  return eventScopes.filter(
    (scope) => (scope !== 'following' || !isBegunWith) && chart.can({ type: commandFor(item, doing, scope) }),
  )
}
