import * as z from 'zod/mini'
import { date, id, instant, mode, party } from './common.ts'
import { route } from './route.ts'

/** One line of the record. `details` depends on `kind`: amounts, names, reasons, as they were at that moment. */
export const historyEntry = z.object({
  id,
  seq: z.int(),
  at: instant,
  /** The accepted event (`expense.approve`), or a fact of the product (`expense.firstViewed`). */
  kind: z.string(),
  entity: z.string(),
  entityId: id,
  actor: z.nullable(id),
  party,
  mode,
  details: z.record(z.string(), z.unknown()),
})
export type HistoryEntry = z.infer<typeof historyEntry>

/** Dates are where the family lives, both included; `who` did it. What is left out stands in the chain by its hashes. */
export const historyExportQuery = z.object({
  format: z.optional(z.enum(['json', 'pdf'])),
  from: z.optional(date),
  to: z.optional(date),
  area: z.optional(z.enum(['expenses', 'payments'])),
  who: z.optional(id),
})

export const historyRoutes = {
  ofItem: route({
    method: 'GET',
    path: '/pub/v1/history/:id',
    access: 'bearer',
    summary:
      'What happened to one item and to the payments for it, oldest first, and whether the chain it stands in verifies.',
    params: z.object({ id }),
    output: z.object({ entries: z.array(historyEntry), verified: z.boolean() }),
  }),
  /** PEM. Whoever checks an export gets the key from here once, and keeps it: never from the export. */
  key: route({
    method: 'GET',
    path: '/pub/v1/history-key',
    access: 'none',
    summary: 'The public key that exports and checkpoints are signed with.',
    output: z.unknown(),
  }),
  /** Signed JSON, or a PDF that carries it; `npm run verify` and the page /app/verify check either without this server. */
  export: route({
    method: 'GET',
    path: '/pub/v1/history-export',
    access: 'cookie',
    summary: 'Everything the caller may read of the record, or a part of it, as a signed document.',
    query: historyExportQuery,
    output: z.unknown(),
  }),
} as const
