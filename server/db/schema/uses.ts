/** When something was first used by an expense, in whose sight. */
type Use = { family_id: string; used_id: string; since: string; audience: string[] | null }

/** Kept by a trigger of the expenses. */
export type UseTables = { category_use: Use; child_use: Use }
