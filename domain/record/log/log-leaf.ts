import * as z from 'zod/mini'
import { canonical } from '../canonical.ts'

const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/**
 * Says why a log continues another one. `restored`: the database or a part of it was put back to an earlier state.
 * `keyLost` and `keyStolen`: the same, and the old key signs no more. `keyRotated`: nothing was lost, and both keys signed.
 */
export const openingReasons = ['restored', 'keyLost', 'keyStolen', 'keyRotated'] as const
export type OpeningReason = (typeof openingReasons)[number]

const opening = z.strictObject({
  why: z.enum(openingReasons),
  reason: z.string(),
  operator: z.string(),
  /** The last checkpoint that was known of the log before, as a note; empty when nothing had been signed in it. */
  before: z.string(),
  /** The verifier keys of the log before. */
  keys: z.array(z.string()),
  /** The head of the log before as the database still held it, and the time of its last leaf; null when it did not hold. */
  held: z.nullable(z.strictObject({ size: z.int(), root: z.string(), at: z.string() })),
  /** It is the root of a map with the heads of all streams as they were signed last in the log before. */
  signed: digest,
  /** It is the root of a map of the same streams, with the last signed head that each of them still continues. */
  kept: digest,
  /** The change of the key as a note that both keys signed. Only a rotation has it. */
  keyChange: z.optional(z.string()),
})
export type Opening = z.infer<typeof opening>

/** One leaf of the service log. It is stored and hashed as canonical JSON; digests are in hex. */
const logLeaf = z.strictObject({
  at: z.string(),
  /** The newest law when the leaf was made: entries decided by it come after this leaf. */
  law: z.strictObject({ number: z.int(), sha256: digest }),
  /** An authority stamped this checkpoint; it is the SHA-256 of the token. The first leaf after the stamp has it. */
  stamped: z.optional(z.strictObject({ size: z.int(), sha256: digest })),
  /** It is the root of the map with the heads of all streams. */
  map: digest,
  /** Only the first leaf of a log that continues another one has it. */
  opening: z.optional(opening),
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
