import * as z from 'zod/mini'
import { calendarEventMachine } from '#machines/calendar-events/calendar-event.machine.ts'
import { calendarEventParties } from '#machines/calendar-events/calendar-event.types.ts'
import { type LeafOf, leavesOf } from '#machines/shared/decide.ts'
import { date, id, instant, itemParams, optionalLine, optionalText, youAmong } from '../common.ts'
import { limits } from '../limits.ts'
import { intervalWherePossible, recurrenceFieldsUpTo, weekdaysField, weekdaysWhereWeekly } from '../recurrence.ts'
import { route } from '../route.ts'
import { eventFields, timeRules } from './event-fields.ts'
import { endsAfterFirst, endsWhereRepeated } from './event-rules.ts'
import { eventTime, eventPath as path } from './event-times.ts'

/** Statuses are the leaves of the chart; they are written nowhere else. */
export const calendarEventStatuses = leavesOf(calendarEventMachine)
export type CalendarEventStatus = LeafOf<typeof calendarEventMachine>

/** People are reminded so many minutes before it begins; an event of whole days begins at nine for this. */
export const reminderMinutes = [0, 15, 30, 60, 120, 1440, 2880, 10_080] as const
const reminder = z.nullable(
  z.int('notAChoice').check(z.refine((minutes) => reminderMinutes.some((one) => one === minutes), 'notAChoice')),
)

const { place, notes } = limits.calendarEvent
const said = {
  ...eventFields,
  pickUpId: z.nullable(id),
  dropOffId: z.nullable(id),
  reminder,
  /** Feeds and prints leave its place out. */
  hidesPlace: z.boolean(),
} as const
/** One time of an event says this. */
export const eventContent = { ...said, place: optionalLine(place), notes: optionalText(notes) } as const

const { startsOn: _, ...repeating } = recurrenceFieldsUpTo({
  most: limits.recurrence.max,
  tooMany: 'notFrom1To999',
})
/** An event says this of all its times; `once` has one. */
const series = { ...repeating, weekdays: weekdaysField } as const
const seriesRules = [
  ...timeRules,
  intervalWherePossible,
  weekdaysWhereWeekly,
  endsAfterFirst,
  endsWhereRepeated,
] as const
const whole = { ...eventContent, ...series } as const

export const newCalendarEvent = z.strictObject({ ...whole, private: z.boolean() }).check(...seriesRules)
export type NewCalendarEvent = z.infer<typeof newCalendarEvent>
export type EventContent = Omit<NewCalendarEvent, 'private' | 'frequency' | 'interval' | 'weekdays' | 'end'>
export type EventSeries = Pick<NewCalendarEvent, 'frequency' | 'interval' | 'weekdays' | 'end'>

/**
 * `facts` are the chart's context. `partOf` is the series that it belongs to, or that it began as a part of; `occursOn`
 * is the day of the series in whose place it stands. `nextOn` is the first day of the series that has not begun. `time`
 * is that of the day `on`, which is the one asked for where the series has it, else the next one.
 */
export const calendarEventDto = z.object({
  id,
  status: z.enum(calendarEventStatuses),
  version: z.int(),
  ...said,
  place: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  frequency: repeating.frequency,
  interval: z.int(),
  weekdays: z.nullable(z.array(z.int())),
  end: repeating.end,
  zone: z.string(),
  ownerId: id,
  partOf: z.nullable(id),
  occursOn: z.nullable(date),
  on: z.string(),
  time: z.object(eventTime),
  nextOn: z.nullable(z.string()),
  /** The day on which the last time begins. A series without an end has none. */
  lastOn: z.nullable(z.string()),
  createdAt: instant,
  changedAt: instant,
  facts: z.object({ private: z.boolean(), begun: z.boolean(), repeats: z.boolean(), coming: z.boolean() }),
  you: youAmong(calendarEventParties),
})
export type CalendarEventDto = z.infer<typeof calendarEventDto>

const seen = { version: z.int() } as const
const from = { ...seen, on: date } as const
export const calendarEventCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('calendarEvent.share'), ...seen }),
  z.strictObject({ type: z.literal('calendarEvent.edit'), ...seen, ...whole }).check(...seriesRules),
  z.strictObject({ type: z.literal('calendarEvent.cancel'), ...seen }),
  z.strictObject({ type: z.literal('calendarEvent.delete'), ...seen }),
  z.strictObject({ type: z.literal('calendarEvent.moveOne'), ...from, ...eventContent }).check(...timeRules),
  z.strictObject({ type: z.literal('calendarEvent.cancelOne'), ...from }),
  z.strictObject({ type: z.literal('calendarEvent.changeFollowing'), ...from, ...whole }).check(...seriesRules),
  z.strictObject({ type: z.literal('calendarEvent.cancelFollowing'), ...from }),
])
export type CalendarEventCommand = z.infer<typeof calendarEventCommand>

export const calendarEventRoutes = {
  record: route({
    method: 'POST',
    path,
    access: 'bearer',
    summary: 'Records an event, for oneself or for everybody in the family.',
    body: newCalendarEvent,
    ok: 201,
    output: calendarEventDto,
  }),
  get: route({
    method: 'GET',
    path: `${path}/:id`,
    access: 'bearer',
    summary: 'One event, with its time on a day of a series.',
    params: itemParams,
    query: z.object({ on: z.optional(date) }),
    output: calendarEventDto,
  }),
  events: route({
    method: 'POST',
    path: `${path}/:id/events`,
    access: 'bearer',
    summary: 'A command to one event; its chart decides.',
    params: itemParams,
    body: calendarEventCommand,
    output: calendarEventDto,
  }),
} as const
