import * as z from 'zod/mini'
import { canonical } from '../canonical.ts'

const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** One leaf of the service log. It is stored and hashed as canonical JSON; digests are in hex. */
const logLeaf = z.strictObject({
  at: z.string(),
  /** The newest law when the leaf was made: entries decided by it come after this leaf. */
  law: z.strictObject({ number: z.int(), sha256: digest }),
  /** It is the root of the map with the heads of all streams. */
  map: digest,
  /** Only the first leaf of a log that continues another one has it. */
  opening: z.optional(
    z.strictObject({
      why: z.enum(['restored', 'keyLost', 'keyStolen']),
      reason: z.string(),
      operator: z.string(),
      /** The last checkpoint that was known of the log before, as a note. */
      before: z.string(),
      /** It is the SHA-256 of the canonical list of what the streams lost. */
      lost: digest,
    }),
  ),
  /** Only the first leaf of the first log has it: SHA-256 of the canonical list of all earlier checkpoints. */
  baseline: z.optional(digest),
})
export type LogLeaf = z.infer<typeof logLeaf>

export const formatLogLeaf = (leaf: LogLeaf): string => canonical(leaf)

/** Reads a leaf; null unless every byte matches the format. */
export const readLogLeaf = (text: string): LogLeaf | null => {
  try {
    const leaf = z.parse(logLeaf, JSON.parse(text))
    return canonical(leaf) === text ? leaf : null
  } catch {
    return null
  }
}
