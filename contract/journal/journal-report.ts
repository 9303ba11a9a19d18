import * as z from 'zod/mini'
import { daysBetween } from '#domain/time.ts'
import { date } from '../common.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'

type Range = { readonly from: string; readonly to: string }
const inOrder = z.refine<Range>(({ from, to }) => from <= to, { error: 'endBeforeStart', path: ['to'] })
const isShort = z.refine<Range>(({ from, to }) => daysBetween(from, to) < limits.journal.days, {
  error: 'notAChoice',
  path: ['to'],
})

const isPdf = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'format' in query && query.format === 'pdf'

export const journalReportRoutes = {
  report: route({
    method: 'GET',
    path: '/pub/v1/journal-report',
    access: 'cookie',
    pace: (query) => (isPdf(query) ? 'pdf' : 'exports'),
    summary: 'The entries of some days that the caller wrote or has opened, with who viewed them, as a file.',
    query: z.object({ from: date, to: date, format: z.enum(['pdf', 'csv'], 'notAChoice') }).check(inOrder, isShort),
    output: z.unknown(),
  }),
} as const
