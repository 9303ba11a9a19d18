import * as z from 'zod/mini'
import { id, instant, minor } from '../common.ts'
import { route } from '../route.ts'
import { historyExportQuery, historyQuery } from './history-query.ts'
import { historyEntryDto, itemHistoryRoutes } from './item-history.ts'

/** One line of the history page, with figures and names that may be read without opening anything. */
export const historyLineDto = z.extend(z.omit(historyEntryDto, { details: true }), {
  /**
   * The items of the line by their present names: an expense, or those that a payment pays; a child or a category by
   * its name at the time. `opens` means that the page of its entity shows it.
   */
  items: z.array(z.object({ entity: z.string(), id, name: z.string(), opens: z.boolean() })),
  /** The amount in minor units, when the line is about one. */
  amount: z.nullable(minor),
  /** The method of a new payment; `later` is a bank payment that waited for its date. */
  method: z.nullable(z.enum(['check', 'bank', 'reimbursed', 'later'])),
  /** The state that the entry led to; null where it led to none, or where its contents are left out. */
  to: z.nullable(z.string()),
  /** The name before a renaming. */
  was: z.nullable(z.string()),
  /** The text that the person wrote with it. */
  quote: z.nullable(z.string()),
  /** The entry is in a chain of the caller's own, which nobody else can read. */
  restricted: z.boolean(),
  /** The product recorded it when it happened; nobody wrote it. First views and answers are such facts. */
  systemFact: z.boolean(),
  /**
   * `notOpened`: the item was not opened by the caller, so the line has who, when and which kind, but no name, amount
   * or text. `erased`: the content was lawfully erased, but the entry and its time remain.
   */
  leftOut: z.nullable(z.enum(['notOpened', 'erased'])),
})
export type HistoryLineDto = z.infer<typeof historyLineDto>

export const historyPageDto = z.object({
  lines: z.array(historyLineDto),
  /** An opaque cursor: pass it as `after` for the next page. Null at the end. */
  next: z.nullable(z.string()),
})
export type HistoryPageDto = z.infer<typeof historyPageDto>

/** The record was continued after a restore, or with another key. */
export const recordRecoveryDto = z.object({
  at: instant,
  why: z.enum(['restored', 'keyLost', 'keyStolen', 'keyRotated']),
  reason: z.string(),
  operator: z.string(),
  /** These ranges of the chains that the caller may read had been signed, and were lost. */
  lost: z.array(z.object({ restricted: z.boolean(), from: z.int(), to: z.int() })),
})
export type RecordRecoveryDto = z.infer<typeof recordRecoveryDto>

/** Says whether every chain that the caller may read is complete and unchanged, and what was signed of it. */
export const historyCheckDto = z.object({
  entries: z.int(),
  checkedAt: instant,
  /** The first broken entry of each broken chain, by its number. Empty when everything holds. */
  broken: z.array(
    z.object({
      restricted: z.boolean(),
      seq: z.int(),
      why: z.enum(['entryMissing', 'payloadChanged', 'chainBroken', 'timeReversed']),
    }),
  ),
  /** Some of it is not what was signed before. Missing otherwise. */
  contradicted: z.optional(z.literal(true)),
  /** The oldest first. Missing where there was none. */
  recoveries: z.optional(z.array(recordRecoveryDto)),
})
export type HistoryCheckDto = z.infer<typeof historyCheckDto>

const isPdf = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'format' in query && query.format === 'pdf'

export const historyRoutes = {
  list: route({
    method: 'GET',
    path: '/pub/v1/history',
    access: 'bearer',
    summary: 'What the caller may read of the record, newest first. Opens nothing.',
    query: historyQuery,
    output: historyPageDto,
  }),
  check: route({
    method: 'GET',
    path: '/pub/v1/history-check',
    access: 'bearer',
    summary: 'Says whether every chain that the caller may read holds.',
    output: historyCheckDto,
  }),
  ...itemHistoryRoutes,
  /** The key in PEM. A person who verifies exports gets the key from here once and stores it; the key must never come from the export. */
  key: route({
    method: 'GET',
    path: '/pub/v1/history-key',
    access: 'none',
    summary: 'The public key that exports and checkpoints are signed with.',
    output: z.unknown(),
  }),
  /**
   * Signed JSON, or a PDF that embeds it; `npm run verify` and the page /app/verify check either without this server.
   */
  export: route({
    method: 'GET',
    path: '/pub/v1/history-export',
    access: 'cookie',
    pace: (query) => (isPdf(query) ? 'pdf' : 'exports'),
    summary: 'All or a part of what the caller may read of the record, signed.',
    query: historyExportQuery,
    output: z.unknown(),
  }),
} as const
