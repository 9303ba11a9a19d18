import * as z from 'zod/mini'
import { fromUtf8, utf8 } from '../bytes.ts'
import { canonical } from '../canonical.ts'
import { hashFromBase64, toBase64 } from './base64.ts'
import { type Bytes, equalBytes } from './hashing.ts'
import { readLogLeaf } from './log-leaf.ts'

/** A digest has 32 bytes; it is base64 in the file and bytes in the program. */
export const digest = z.codec(z.string().check(z.refine((text) => hashFromBase64(text) !== null)), z.custom<Bytes>(), {
  decode: (text) => hashFromBase64(text) ?? new Uint8Array(),
  encode: toBase64,
})
const hexDigest = z.string().check(z.regex(/^[0-9a-f]{64}$/))
export const size = z.int().check(z.minimum(0))
/** The lines of an entry's hash are separated by line feeds, so none of them may contain one. */
export const line = z.string().check(z.regex(/^[^\n]+$/))

/**
 * An entry as it is hashed. `previous` is the hash of the entry before it, and null where that follows from the file: for
 * the first of a stream, and after the entry with the number before. `payload` and `salt` are null when the payload is
 * not in the file; why it is not is nothing that the file could prove.
 */
const provenEntry = z.strictObject({
  seq: z.int().check(z.minimum(1)),
  at: line,
  kind: line,
  payload: z.nullable(z.string()),
  salt: z.nullable(hexDigest),
  payloadHash: hexDigest,
  previous: z.nullable(hexDigest),
  entityId: z.optional(line),
  number: z.optional(z.int()),
})
export type BundleEntry = z.infer<typeof provenEntry>

/**
 * A stream: its head (`size`, `root`), the head's place in the map, some of its entries and their batch inclusion proof.
 * Without entries it proves the head alone.
 */
const provenStream = z.strictObject({
  id: line,
  size,
  root: digest,
  blind: digest,
  siblings: z.array(digest),
  entries: z.array(provenEntry),
  proof: z.array(digest),
})
export type BundleStream = z.infer<typeof provenStream>

/**
 * A proof bundle: entries, and everything that leads from them to a signed checkpoint. Streams ascend by their ids,
 * entries by their numbers. `checkpoint` is a signed note, with its cosignatures.
 */
const proofBundle = z.strictObject({
  format: z.literal('evenhand-proof'),
  version: z.literal(1),
  checkpoint: z.string(),
  leaf: z.strictObject({
    index: size,
    data: z.string().check(z.refine((text) => readLogLeaf(text) !== null)),
    proof: z.array(digest),
  }),
  streams: z.array(provenStream),
})
export type ProofBundle = z.infer<typeof proofBundle>

/** Writes a bundle as canonical JSON (RFC 8785). */
export const formatBundle = (bundle: ProofBundle): string => canonical(z.encode(proofBundle, bundle))

const ascends = (values: readonly (string | number)[]) =>
  values.every((value, at) => at === 0 || (values[at - 1] ?? value) < value)

const previousIsNeeded = ({ entries }: BundleStream, at: number) => {
  const [before, seq] = [entries[at - 1]?.seq ?? 0, entries[at]?.seq ?? 0]
  return before + 1 !== seq
}

const isWellFormed = ({ streams }: ProofBundle) =>
  streams.length > 0 &&
  ascends(streams.map(({ id }) => id)) &&
  streams.every(
    (stream) =>
      ascends(stream.entries.map(({ seq }) => seq)) &&
      stream.entries.every(
        ({ previous, payload, salt }, at) =>
          (previous !== null) === previousIsNeeded(stream, at) && (payload === null) === (salt === null),
      ),
  )

/** The first bytes of every bundle, because its fields are in alphabetical order. Other files are not read any further. */
const beginning = utf8('{"checkpoint":"')

/** Reads a bundle; null unless every byte matches the format, so that one bundle has one spelling. */
export const readBundle = (bytes: Uint8Array): ProofBundle | null => {
  if (!equalBytes(bytes.subarray(0, beginning.length), beginning)) return null
  try {
    const text = fromUtf8(bytes)
    const value: unknown = JSON.parse(text)
    const bundle = z.parse(proofBundle, value)
    return canonical(value) === text && isWellFormed(bundle) ? bundle : null
  } catch {
    return null
  }
}
