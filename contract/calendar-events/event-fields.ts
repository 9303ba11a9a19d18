import * as z from 'zod/mini'
import { calendarColours } from '../calendar/colours.ts'
import { date, id, line, wallClock } from '../common.ts'
import { limits } from '../limits.ts'
import { bothTimes, endsAtNoEarlierTime, endsOnNoEarlierDay, noLongerThanYear } from './event-rules.ts'

/** The fields of every event, however it is recorded. Without times it takes whole days. */
export const eventFields = {
  title: line(limits.calendarEvent.title),
  parentId: id,
  childIds: z.array(id, 'required').check(z.minLength(1, 'required'), z.maxLength(limits.children, 'tooLong')),
  colour: z.enum(calendarColours, 'required'),
  startsOn: date,
  startsAt: z.nullable(wallClock),
  endsOn: date,
  endsAt: z.nullable(wallClock),
} as const
export const timeRules = [bothTimes, endsOnNoEarlierDay, endsAtNoEarlierTime, noLongerThanYear] as const
