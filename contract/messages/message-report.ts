import * as z from 'zod/mini'
import { date, id, itemParams } from '../common.ts'
import { fileDto } from '../files/files.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'

/** Reads ids that are separated by commas. */
export const selectedIn = (text: string): readonly string[] => text.split(',').filter(Boolean)

const { moved: most } = limits.messages
const isSelection = (text: string) => {
  const ids = selectedIn(text)
  return ids.length > 0 && ids.length <= most && ids.every((one) => id.safeParse(one).success)
}

type Range = { readonly from?: string | undefined; readonly to?: string | undefined }
const inOrder = z.refine<Range>(({ from, to }) => !from || !to || from <= to, { error: 'endBeforeStart', path: ['to'] })

/**
 * Selects messages by their ids, or by the days on which they were sent, both included, in the family's zone. Their
 * threads are whole unless `only` is given.
 */
export const messageReportQuery = z
  .object({
    messages: z.optional(z.string().check(z.refine(isSelection, 'selectMessage'))),
    from: z.optional(date),
    to: z.optional(date),
    only: z.optional(z.literal('1')),
    format: z.enum(['pdf', 'json'], 'notAChoice'),
  })
  .check(inOrder)
export type MessageReportQuery = z.infer<typeof messageReportQuery>

const isPdf = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'format' in query && query.format === 'pdf'

export const messageReportRoutes = {
  report: route({
    method: 'GET',
    path: '/pub/v1/message-report',
    access: 'cookie',
    pace: (query) => (isPdf(query) ? 'pdf' : 'exports'),
    summary: 'Whole threads with their first views, attachments and gaps, as a print or as the signed record.',
    query: messageReportQuery,
    output: z.unknown(),
  }),
  exhibit: route({
    method: 'POST',
    path: '/pub/v1/threads/:id/exhibit',
    access: 'bearer',
    pace: 'pdf',
    summary: 'Makes the report of a whole thread a file of the caller, to be attached to a message. Opens nothing.',
    params: itemParams,
    ok: 201,
    output: fileDto,
  }),
} as const
