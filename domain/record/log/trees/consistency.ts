import * as z from 'zod/mini'
import { fromUtf8, utf8 } from '../../bytes.ts'
import { canonical } from '../../canonical.ts'
import { digest, line, size } from '../bundle-fields.ts'
import { type TreeHead, verifyConsistency } from '../verify-proofs.ts'
import { equalBytes, type Hashing } from './hashing.ts'

const head = z.strictObject({ size, root: digest })
/** No tree of this world needs more hashes. */
const growth = z.strictObject({ from: head, to: head, proof: z.array(digest).check(z.maxLength(63)) })
export type Growth = z.infer<typeof growth>

/**
 * A file with consistency proofs: that one tree head of the log continues an earlier one, and the same for streams. It
 * needs no signature, because it shows nothing but that: both heads stand in files that are signed.
 */
const consistency = z.strictObject({
  format: z.literal('evenhand-consistency'),
  version: z.literal(1),
  origin: line,
  log: growth,
  streams: z.array(z.extend(growth, { id: line })),
})
export type Consistency = z.infer<typeof consistency>

/** Writes it as canonical JSON (RFC 8785). */
export const formatConsistency = (document: Consistency): string => canonical(z.encode(consistency, document))

/** The first bytes of every such file, because its fields are in alphabetical order. Other files are not read any further. */
const beginning = utf8('{"format":"evenhand-consistency"')

/** Reads such a file; null unless every byte matches the format. */
export const readConsistency = (bytes: Uint8Array): Consistency | null => {
  if (!equalBytes(bytes.subarray(0, beginning.length), beginning)) return null
  try {
    const text = fromUtf8(bytes)
    const value: unknown = JSON.parse(text)
    const document = z.parse(consistency, value)
    return canonical(value) === text ? document : null
  } catch {
    return null
  }
}

const isHead = (one: TreeHead, other: TreeHead) => one.size === other.size && equalBytes(one.root, other.root)

/**
 * Says whether a tree was shown to continue another one. A proof that is wrong or about other heads shows nothing, since
 * anybody can write one; equal heads need none.
 */
export function* isShown(first: TreeHead, second: TreeHead, growths: readonly Growth[]): Hashing<boolean> {
  if (yield* verifyConsistency(first, second, [])) return true
  for (const { from, to, proof } of growths)
    if (isHead(from, first) && isHead(to, second) && (yield* verifyConsistency(first, second, proof))) return true
  return false
}
