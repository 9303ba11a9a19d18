import * as z from 'zod/mini'
import type { ErrorCode } from '../errors.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'
import type { FetchProblem } from './connected-calendars.ts'
import { readEntryDto } from './connected-entries.ts'

/** Says by which refusal a file is refused that cannot be read as a calendar. An address fails for further reasons. */
export const fileRefusals = {
  notACalendar: 'calendarFileRefused',
  tooLarge: 'calendarFileTooLarge',
  tooMany: 'calendarFileTooMany',
  tooComplex: 'calendarFileTooComplex',
} as const satisfies Partial<Record<FetchProblem, ErrorCode>>

/** Nothing of a file is kept, so reading one needs no chart and no entry in the record. */
export const calendarFileRoutes = {
  /** The body is the file itself, application/octet-stream. */
  readFile: route({
    method: 'POST',
    path: '/pub/v1/calendar-files',
    access: 'bearer',
    summary: 'What an iCalendar file has in the next 400 days, in order. The file is read and not stored.',
    pace: 'calendarFiles',
    // The limit is higher than what is accepted, so that a slightly too large file gets a helpful answer.
    bytes: 2 * limits.connectedFetch.bytes,
    output: z.object({ items: z.array(readEntryDto) }),
  }),
} as const
