import type { Restricted } from './restricted.ts'

/** The first use by an expense that the same people may see. */
type Use = Restricted & { used_id: string; since: string }

/** A trigger of the expenses writes these rows. */
export type UseTables = { category_use: Use; child_use: Use }
