import * as z from 'zod/mini'
import { calendarColours } from '../calendar/colours.ts'
import { date, id, searchText } from '../common.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'

// The calendar reads these with its first screen, so no form and no chart comes with them.

export const eventPath = '/pub/v1/calendar-events'

/** One time: instants, or dates where it takes whole days, of which `until` is the day after. */
export const eventTime = { whole: z.boolean(), from: z.string(), until: z.string() } as const

/** One time of an event. `on` is its day in the series. */
export const eventTimeDto = z.object({
  eventId: id,
  on: z.string(),
  title: z.string(),
  place: z.nullable(z.string()),
  ownerId: id,
  parentId: id,
  childIds: z.array(id),
  colour: z.enum(calendarColours),
  private: z.boolean(),
  /** Prints leave its place out. */
  hidesPlace: z.boolean(),
  repeats: z.boolean(),
  ...eventTime,
})
export type EventTimeDto = z.infer<typeof eventTimeDto>

export const eventTimeRoutes = {
  /** Both days are included, in the zone of the family. */
  times: route({
    method: 'GET',
    path: eventPath,
    access: 'bearer',
    summary: 'The times of events between two days, in order; with a search, those whose title or place has its words.',
    query: z.object({ from: date, to: date, search: z.optional(searchText(limits.search)) }),
    output: z.object({ items: z.array(eventTimeDto) }),
  }),
} as const
