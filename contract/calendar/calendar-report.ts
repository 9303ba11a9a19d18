import * as z from 'zod/mini'
import { daysBetween } from '#domain/time.ts'
import { date } from '../common.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'

type Range = { readonly from: string; readonly to: string }
const inOrder = z.refine<Range>(({ from, to }) => from <= to, { error: 'endBeforeStart', path: ['to'] })
const isShort = z.refine<Range>(({ from, to }) => daysBetween(from, to) < limits.calendarReport.days, {
  error: 'notAChoice',
  path: ['to'],
})

/** Both days are included, in the family's zone. */
export const reportRange = z
  .object({ from: date, to: date, format: z.enum(['pdf', 'csv'], 'notAChoice') })
  .check(inOrder, isShort)

const isPdf = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'format' in query && query.format === 'pdf'

export const calendarReportRoutes = {
  report: route({
    method: 'GET',
    path: '/pub/v1/calendar-report',
    access: 'cookie',
    pace: (query) => (isPdf(query) ? 'pdf' : 'exports'),
    summary: 'Parenting time of some days with its reasons, nights and hours, events and change requests, as a file.',
    query: reportRange,
    output: z.unknown(),
  }),
} as const
