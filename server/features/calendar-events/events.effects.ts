import type { CalendarEventCommand, EventContent, EventSeries } from '#contract/calendar-events/calendar-events.ts'
import { isKeptLeaf } from '#machines/calendar-events/calendar-event.leaves.ts'
import type { calendarEventMachine } from '#machines/calendar-events/calendar-event.machine.ts'
import { advance } from '../../lifecycle/advance.ts'
import type { Command, Effects } from '../../lifecycle/lifecycle.ts'
import { eventColumnsFrom } from './events.content.ts'
import type { EventLifecycle } from './events.insert.ts'
import { beginFollowing, endBefore, moveAlong, mustFollow, mustStayOnce, takeOut } from './events.series.ts'
import { type EventRow, setEvent } from './events.store.ts'

type Typed<Type extends CalendarEventCommand['type']> = Extract<CalendarEventCommand, { type: Type }>

/** Narrows the parsed command to the one type that the chart admits to an effect. */
const as = <Type extends CalendarEventCommand['type']>(command: Command, type: Type): Typed<Type> => {
  if (command.type !== type) throw new Error(`${command.type} cannot do what ${type} does`)
  return command as Typed<Type>
}

/** Parts what one time says from what all of them do. */
const partsOf = ({
  type: _,
  version: __,
  frequency,
  interval,
  weekdays,
  end: ending,
  ...content
}: Typed<'calendarEvent.edit'>): { readonly content: EventContent; readonly series: EventSeries } => ({
  content,
  series: { frequency, interval, weekdays, end: ending },
})

/** An event leaves the calendar by its own name: shared ones are cancelled, private ones deleted. */
const leaving = ({ status }: Pick<EventRow, 'status'>) =>
  isKeptLeaf(status) ? ('calendarEvent.delete' as const) : ('calendarEvent.cancel' as const)

/**
 * Implements each action of the chart. `quiet` is its lifecycle without notices, for events that come of another one's
 * change, which is notified already.
 */
export const eventEffects = (quiet: () => EventLifecycle): Effects<typeof calendarEventMachine, EventRow> => ({
  shareWithFamily: async (change, { row, actor }) => {
    await setEvent(change.tx, row.id, { reach: 'family', audience: null })
    await moveAlong(change, row, { type: 'calendarEvent.share', from: null }, { lifecycle: quiet(), actor })
  },
  keepContent: async (change, { row, command }) => {
    const { content, series } = partsOf(as(command, 'calendarEvent.edit'))
    mustStayOnce(row, series)
    await setEvent(change.tx, row.id, await eventColumnsFrom(change, row, content, series))
  },
  endTimes: (change, { row, actor }) =>
    moveAlong(change, row, { type: leaving(row), from: null }, { lifecycle: quiet(), actor }),
  moveOne: async (change, { row, command, actor }) => {
    const { type: _, version: __, on, ...content } = as(command, 'calendarEvent.moveOne')
    const columns = await eventColumnsFrom(change, row, content)
    await takeOut(change, row, { on, columns }, { lifecycle: quiet(), actor })
  },
  leaveOneOut: async (change, { row, command, actor }) => {
    const { on } = as(command, 'calendarEvent.cancelOne')
    const { id, version } = await takeOut(change, row, { on }, { lifecycle: quiet(), actor })
    await advance(change, quiet(), id, { type: leaving(row), version }, actor)
  },
  changeFollowing: async (change, { row, command, actor }) => {
    const { on, type: _, ...typed } = as(command, 'calendarEvent.changeFollowing')
    mustFollow(change, row, on)
    const { content, series } = partsOf({ type: 'calendarEvent.edit', ...typed })
    const columns = await eventColumnsFrom(change, row, content, series)
    await endBefore(change, row, on)
    await beginFollowing(change, row, { on, columns }, { lifecycle: quiet(), actor })
  },
  leaveFollowingOut: async (change, { row, command, actor }) => {
    const { on } = as(command, 'calendarEvent.cancelFollowing')
    mustFollow(change, row, on)
    await moveAlong(change, row, { type: leaving(row), from: on }, { lifecycle: quiet(), actor })
    await endBefore(change, row, on)
  },
})
