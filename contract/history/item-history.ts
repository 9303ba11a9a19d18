import * as z from 'zod/mini'
import { id, instant, mode } from '../common.ts'
import { route } from '../route.ts'

// This is separate from the other routes of the record, because the page of an expense loads nothing else of them.

/** One entry of the record. `details` depends on `kind`: amounts, names and reasons as they were at that moment. */
export const historyEntryDto = z.object({
  id,
  seq: z.int(),
  at: instant,
  /** An accepted event (`expense.approve`), or a fact that the product recorded (`expense.firstViewed`). */
  kind: z.string(),
  entity: z.string(),
  entityId: id,
  actor: z.nullable(id),
  /** The actor's party, as the item's own chart names it. */
  party: z.string(),
  mode,
  details: z.record(z.string(), z.unknown()),
  /** No signature covers the entry, because its chain contradicts what was signed before. Missing otherwise. */
  notAnchored: z.optional(z.literal(true)),
})
export type HistoryEntryDto = z.infer<typeof historyEntryDto>

/**
 * The service restored its records when the item was there already. `lost` says that signed entries of the item's chains
 * were lost, whether they were about it or not.
 */
const restored = z.object({ at: instant, lost: z.boolean() })

/** It says of an item's chains whether they are what was signed, and when they were restored last, if ever. */
export const itemHistoryDto = z.object({
  entries: z.array(historyEntryDto),
  verified: z.boolean(),
  restored: z.optional(restored),
})
export type ItemHistoryDto = z.infer<typeof itemHistoryDto>

export const itemHistoryRoutes = {
  ofItem: route({
    method: 'GET',
    path: '/pub/v1/history/:id',
    access: 'bearer',
    summary: 'What happened to one item and to its payments, oldest first, and whether its chain is what was signed.',
    params: z.object({ id }),
    output: itemHistoryDto,
  }),
  /**
   * A proof bundle: the entries of the item and of what belongs to it, and all that leads from them to a signed checkpoint
   * of the service log. `npm run verify` and the page /app/verify check it. 503 while none of them is signed yet.
   */
  proof: route({
    method: 'GET',
    path: '/pub/v1/history/:id/proof',
    access: 'cookie',
    pace: 'exports',
    summary: 'The entries of one item, proven by the service log.',
    params: z.object({ id }),
    output: z.unknown(),
  }),
} as const
