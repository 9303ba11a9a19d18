import * as z from 'zod/mini'
import { date, id, searchText } from '../common.ts'
import { limits } from '../limits.ts'
import { readable } from '../readable.ts'
import { journalKinds } from './journal-kinds.ts'

/** Filters the journal, in the page's address and in the call. Both days are included. Texts are searched in what the viewer has opened. */
export const journalSelection = readable({
  kind: z.optional(z.enum(journalKinds)),
  author: z.optional(id),
  from: z.optional(date),
  to: z.optional(date),
  search: z.optional(searchText(limits.search)),
})
export const journalSelectionQuery = readable(z.object(journalSelection))
export type JournalSelection = z.infer<typeof journalSelectionQuery>
