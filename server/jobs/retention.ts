const hour = 3_600_000
const day = 24 * hour

/** How long something is kept after it has served its purpose, in milliseconds, and why. */
export type Retention = { readonly what: string; readonly ms: number; readonly why: string; readonly job: string }

/**
 * Everything that is deleted by itself. What the record names is never deleted, and neither is what is not listed here.
 * docs/operations.md has the same table.
 */
export const retention = {
  unusedFiles: {
    what: 'files that nothing uses, and stored bytes that no file names',
    ms: day,
    why: 'a form that was left for the day can still be finished',
    job: 'sweep-files',
  },
} as const satisfies Record<string, Retention>
