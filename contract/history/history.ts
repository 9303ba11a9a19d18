import * as z from 'zod/mini'
import { id, instant, minor, mode, party } from '../common.ts'
import { route } from '../route.ts'
import { historyExportQuery, historyQuery } from './history-query.ts'

/** One line of the record. `details` depends on `kind`: amounts, names, reasons, as they were at that moment. */
export const historyEntryDto = z.object({
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
export type HistoryEntryDto = z.infer<typeof historyEntryDto>

/** One line of the history page: what happened, in figures and names that are read without opening anything. */
export const historyLineDto = z.extend(z.omit(historyEntryDto, { details: true }), {
  /**
   * What it is about: the expense, or those that a payment pays, as they are called now; a child or a category as it was
   * called then. `opens`: it has a page of its own.
   */
  items: z.array(z.object({ id, name: z.string(), opens: z.boolean() })),
  /** In minor units, where it is about one. */
  amount: z.nullable(minor),
  /** Of a payment that was begun; `later`: by bank, and it waited for its date. */
  method: z.nullable(z.enum(['check', 'bank', 'reimbursed', 'later'])),
  /** What it was called before it got the name it has here. */
  was: z.nullable(z.string()),
  /** What they wrote with it. */
  quote: z.nullable(z.string()),
  /** It stands in a chain of the caller's own: nobody else can read it. */
  restricted: z.boolean(),
  /** Nobody wrote it: noted by the product when it happened, as first views and answers are. */
  systemFact: z.boolean(),
  /**
   * `notOpened`: about an item the caller has not opened, so who, when and what kind, but no name, no amount and no word of
   * it. `erased`: lawfully; that it was written, and when, still stands.
   */
  leftOut: z.nullable(z.enum(['notOpened', 'erased'])),
})
export type HistoryLineDto = z.infer<typeof historyLineDto>

export const historyPageDto = z.object({
  lines: z.array(historyLineDto),
  /** Opaque; give it back as `after` for the next page. Null at the end. */
  next: z.nullable(z.string()),
})
export type HistoryPageDto = z.infer<typeof historyPageDto>

/** Whether every chain that the caller may read is whole and unchanged, from its first entry to its end. */
export const historyCheckDto = z.object({
  entries: z.int(),
  checkedAt: instant,
  /** The first place of each chain where it is not, by the number of the entry in it. Empty: all of it holds. */
  broken: z.array(
    z.object({ restricted: z.boolean(), seq: z.int(), why: z.enum(['entryMissing', 'payloadChanged', 'chainBroken']) }),
  ),
})
export type HistoryCheckDto = z.infer<typeof historyCheckDto>

export const historyRoutes = {
  list: route({
    method: 'GET',
    path: '/pub/v1/history',
    access: 'bearer',
    summary: 'All that the caller may read of the record, newest first. Never opens anything.',
    query: historyQuery,
    output: historyPageDto,
  }),
  check: route({
    method: 'GET',
    path: '/pub/v1/history-check',
    access: 'bearer',
    summary: 'Walks every chain the caller may read, and says whether it holds.',
    output: historyCheckDto,
  }),
  ofItem: route({
    method: 'GET',
    path: '/pub/v1/history/:id',
    access: 'bearer',
    summary:
      'What happened to one item and to the payments for it, oldest first, and whether the chain it stands in verifies.',
    params: z.object({ id }),
    output: z.object({ entries: z.array(historyEntryDto), verified: z.boolean() }),
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
