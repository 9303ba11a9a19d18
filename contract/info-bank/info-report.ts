import * as z from 'zod/mini'
import { route } from '../route.ts'

const isPdf = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'format' in query && query.format === 'pdf'

export const infoReportRoutes = {
  report: route({
    method: 'GET',
    path: '/pub/v1/info-bank-report',
    access: 'cookie',
    pace: (query) => (isPdf(query) ? 'pdf' : 'exports'),
    summary: 'The Info Bank as the caller sees it, with its record, as a file.',
    query: z.object({ format: z.enum(['pdf', 'csv'], 'notAChoice') }),
    output: z.unknown(),
  }),
} as const
