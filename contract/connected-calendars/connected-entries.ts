import * as z from 'zod/mini'
import { calendarColours } from '../calendar/colours.ts'
import { date, id } from '../common.ts'
import { route } from '../route.ts'

// The calendar reads these beside its own events, so no form and no chart comes with them.

/** One occurrence. Whole days have dates, of which `until` is the first one after it; all others have instants. */
const readEntry = {
  uid: z.string(),
  title: z.string(),
  place: z.nullable(z.string()),
  whole: z.boolean(),
  from: z.string(),
  until: z.string(),
} as const
export const readEntryDto = z.object(readEntry)
export type ReadEntryDto = z.infer<typeof readEntryDto>

/** `calendar` and `colour` are the name and the colour that the owner gave the calendar. */
export const connectedEntryDto = z.object({
  calendarId: id,
  calendar: z.string(),
  colour: z.enum(calendarColours),
  ...readEntry,
})
export type ConnectedEntryDto = z.infer<typeof connectedEntryDto>

export const connectedEntryRoutes = {
  /** Both days are included, in the zone of the family. */
  entries: route({
    method: 'GET',
    path: '/pub/v1/connected-entries',
    access: 'bearer',
    summary: 'What the caller’s connected calendars have between two days, in order.',
    query: z.object({ from: date, to: date }),
    output: z.object({ items: z.array(connectedEntryDto) }),
  }),
} as const
