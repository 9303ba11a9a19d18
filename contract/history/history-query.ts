import * as z from 'zod/mini'
import { date, id } from '../common.ts'
import { limits } from '../limits.ts'

// Beside the routes, since the address of the record's page is read at the first load and its answers are not.

export const historyAreas = ['expenses', 'payments', 'support', 'family'] as const
export type HistoryArea = (typeof historyAreas)[number]
export const isHistoryArea = (text: string): text is HistoryArea => historyAreas.some((area) => area === text)
/** What somebody looks for, in the groups in which they would. */
export const historyTopics = [
  'added',
  'answered',
  'receipts',
  'changed',
  'viewed',
  'paid',
  'confirmed',
  'undone',
  'support',
  'account',
  'family',
] as const
export type HistoryTopic = (typeof historyTopics)[number]
/** Dates are where the family lives, both included; `who` did it. */
const range = {
  from: z.optional(date),
  to: z.optional(date),
  area: z.optional(z.enum(historyAreas)),
  who: z.optional(id),
} as const

type Range = { readonly from?: string | undefined; readonly to?: string | undefined }
const inOrder = z.refine<Range>(({ from, to }) => !from || !to || from <= to, { error: 'endBeforeStart', path: ['to'] })

/** What is left out stands in the chain by its hashes. */
export const historyExportQuery = z.object({ format: z.optional(z.enum(['json', 'pdf'])), ...range }).check(inOrder)

/** `after`: what the last page said comes next. */
export const historyQuery = z
  .object({
    ...range,
    topic: z.optional(z.enum(historyTopics)),
    after: z.optional(z.string().check(z.maxLength(200, 'malformed'))),
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(limits.page.max))),
  })
  .check(inOrder)
export type HistoryQuery = z.infer<typeof historyQuery>
