import * as z from 'zod/mini'
import { id, itemParams } from '../common.ts'
import { limits } from '../limits.ts'
import { route } from '../route.ts'
import { journalEntryCommand, journalEntryDto, journalSummaryDto, newJournalEntry } from './journal-entries.ts'
import { journalSelection } from './journal-selection.ts'

const path = '/pub/v1/journal'

const journalPageDto = z.object({
  items: z.array(journalSummaryDto),
  next: z.nullable(z.string()),
  /** The number of entries; null on every page but the first. */
  count: z.nullable(z.int()),
})
export type JournalPageDto = z.infer<typeof journalPageDto>

/** Somebody with whom the viewer may share an entry. */
export const journalReaderDto = z.object({ id, firstName: z.string(), lastName: z.string() })

export const journalRoutes = {
  list: route({
    method: 'GET',
    path,
    access: 'bearer',
    summary: 'One page of the journal, the latest day first. Reading it opens nothing.',
    query: z.object({
      ...journalSelection,
      /** Prints have whole texts in place of their beginnings. */
      texts: z.optional(z.enum(['whole'])),
      after: z.optional(z.string().check(z.maxLength(200, 'malformed'))),
      limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(limits.page.max))),
    }),
    output: journalPageDto,
  }),
  readers: route({
    method: 'GET',
    path: `${path}/readers`,
    access: 'bearer',
    summary: 'With whom the caller may share an entry, and whether a professional is connected to the caller.',
    output: z.object({ items: z.array(journalReaderDto), professionals: z.boolean() }),
  }),
  write: route({
    method: 'POST',
    path,
    access: 'bearer',
    summary: 'Writes an entry, for oneself or shared at once.',
    body: newJournalEntry,
    ok: 201,
    output: journalEntryDto,
  }),
  get: route({
    method: 'GET',
    path: `${path}/:id`,
    access: 'bearer',
    summary: 'One entry; its contents only for those who may be given them. Opens nothing.',
    params: itemParams,
    output: journalEntryDto,
  }),
  open: route({
    method: 'POST',
    path: `${path}/:id/open`,
    access: 'bearer',
    summary: 'Opens an entry: records the first view of its editions by a person it is shared with.',
    params: itemParams,
    output: journalEntryDto,
  }),
  events: route({
    method: 'POST',
    path: `${path}/:id/events`,
    access: 'bearer',
    summary: 'A command to one entry; its chart decides.',
    params: itemParams,
    body: journalEntryCommand,
    output: journalEntryDto,
  }),
} as const
