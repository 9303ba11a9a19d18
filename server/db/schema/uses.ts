import type { Restricted } from './restricted.ts'

/** When something was first used by an expense, as far as the same people may see. */
type Use = Restricted & { used_id: string; since: string }

/** Kept by a trigger of the expenses. */
export type UseTables = { category_use: Use; child_use: Use }
