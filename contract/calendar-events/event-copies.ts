import * as z from 'zod/mini'
import { optionalLine } from '../common.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'
import { eventFields, timeRules } from './event-fields.ts'
import { eventPath, eventTimeDto } from './event-times.ts'

const { title, startsOn, startsAt, endsOn, endsAt, parentId, childIds, colour } = eventFields
const place = optionalLine(limits.calendarEvent.place)

/** One time of another calendar, by the clock of the family. */
export const eventCopy = z.strictObject({ title, place, startsOn, startsAt, endsOn, endsAt }).check(...timeRules)
export type EventCopy = z.infer<typeof eventCopy>

/** All copies are of the same children, and the same parent is responsible. */
export const newEventCopies = z.strictObject({
  parentId,
  childIds,
  colour,
  copies: z
    .array(eventCopy, 'required')
    .check(z.minLength(1, 'required'), z.maxLength(limits.calendarEvent.copies, 'tooLong')),
})
export type NewEventCopies = z.infer<typeof newEventCopies>

export const eventCopyRoutes = {
  copy: route({
    method: 'POST',
    path: `${eventPath}/copies`,
    access: 'bearer',
    summary: 'Records shared events that come from another calendar. Those that the family has already are left out.',
    body: newEventCopies,
    ok: 201,
    output: z.object({ items: z.array(eventTimeDto) }),
  }),
} as const
