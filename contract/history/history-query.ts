import * as z from 'zod/mini'
import { date, id } from '../common.ts'
import { limits } from '../limits.ts'
import { readable } from '../readable.ts'

// This is separate from the routes, because the areas name these topics where no answer of the history is parsed.

export const historyAreas = [
  'expenses',
  'payments',
  'support',
  'calendar',
  'messages',
  'journal',
  'infoBank',
  'family',
] as const
export type HistoryArea = (typeof historyAreas)[number]
export const isHistoryArea = (text: string): text is HistoryArea => historyAreas.some((area) => area === text)
/** Groups in which a person would look for something. */
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
  'calendar',
  'messages',
  'journal',
  'infoBank',
  'account',
  'family',
] as const
export type HistoryTopic = (typeof historyTopics)[number]
/**
 * Dates are in the family's zone, both included; `who` is the actor; `item` is an item with what belongs to it, such as
 * the payments of an expense.
 */
const range = {
  from: z.optional(date),
  to: z.optional(date),
  area: z.optional(z.enum(historyAreas)),
  who: z.optional(id),
  item: z.optional(id),
} as const

type Range = { readonly from?: string | undefined; readonly to?: string | undefined }
const inOrder = z.refine<Range>(({ from, to }) => !from || !to || from <= to, { error: 'endBeforeStart', path: ['to'] })

/**
 * Entries that are left out are represented in the chain by their hashes. Those of the viewer's own private expenses are
 * left out unless `withPrivate` is `yes` or `item` names one.
 */
export const historyExportQuery = z
  .object({ format: z.optional(z.enum(['json', 'pdf'])), ...range, withPrivate: z.optional(z.enum(['yes', 'no'])) })
  .check(inOrder)

/** Says whether an export could hold private expenses besides what was asked for: that of one item holds it anyway. */
export const mayHoldPrivate = ({
  item,
  area,
}: {
  readonly item?: string | undefined
  readonly area?: string | undefined
}): boolean => item === undefined && (area ?? 'expenses') === 'expenses'
export type HistoryExport = z.infer<typeof historyExportQuery>

/** Filters the history, in the page's address and in the call. */
export const historySelection = readable({ ...range, topic: z.optional(z.enum(historyTopics)) })
export const historySelectionQuery = readable(z.object(historySelection))
export type HistorySelection = z.infer<typeof historySelectionQuery>

/** `after` is the previous page's `next`. */
export const historyQuery = z
  .object({
    ...historySelection,
    after: z.optional(z.string().check(z.maxLength(200, 'malformed'))),
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(limits.page.max))),
  })
  .check(inOrder)
export type HistoryQuery = z.infer<typeof historyQuery>
