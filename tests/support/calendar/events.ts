import type { CalendarEventCommand, NewCalendarEvent } from '#contract/calendar-events/calendar-events.ts'
import { recordCalendarEvent } from '#server/features/calendar-events/events.begin.ts'
import { calendarEventLifecycle } from '#server/features/calendar-events/events.lifecycle.ts'
import { type EventRow, lockEvent } from '#server/features/calendar-events/events.store.ts'
import { advance } from '#server/lifecycle/advance.ts'
import type { Stage } from '../stage.ts'

type Sent = CalendarEventCommand extends infer One ? (One extends unknown ? Omit<One, 'version'> : never) : never

/** It is Friday, the 20th of November 2026, in New York. Sam records a recital on the next Tuesday from four to five. */
export const eventsOn = (on: Stage) => {
  const typed = (change: Partial<NewCalendarEvent> = {}): NewCalendarEvent => ({
    title: 'Recital',
    place: 'School hall',
    notes: 'Bring the black shoes',
    parentId: on.sam.personId,
    pickUpId: on.dana.personId,
    dropOffId: null,
    childIds: [...on.expense().childIds],
    colour: 'purple',
    startsOn: '2026-11-24',
    startsAt: '16:00',
    endsOn: '2026-11-24',
    endsAt: '17:00',
    reminder: null,
    hidesPlace: false,
    frequency: 'once',
    end: null,
    private: false,
    ...change,
  })
  /** Each Tuesday. */
  const weekly = { frequency: 'weekly' } as const
  const record = async (change: Partial<NewCalendarEvent> = {}): Promise<string> =>
    (await on.act(on.sam, (into) => recordCalendarEvent(into, on.sam, typed(change)))).id
  const row = async (id: string): Promise<EventRow> => {
    const found = await on.scopes.asSystem(on.family.id, (tx) => lockEvent(tx, id, 'toRead'))
    if (!found) throw new Error('there is no such event')
    return found
  }
  /** Returns what one time says, as a command carries it. */
  const said = (change: Partial<NewCalendarEvent> = {}) => {
    const { frequency: _, interval: __, weekdays: ___, end: ____, private: _____, ...content } = typed(change)
    return content
  }
  const whole = (change: Partial<NewCalendarEvent> = {}) => {
    const { private: _, ...content } = typed(change)
    return content
  }
  /** Sends a command with the present version. */
  const send = async (id: string, command: Sent): Promise<void> => {
    const { version } = await row(id)
    await on.act(on.sam, (change) => advance(change, calendarEventLifecycle, id, { ...command, version }, on.sam))
  }
  return { typed, weekly, record, row, said, whole, send }
}
