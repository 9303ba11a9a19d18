import * as z from 'zod/mini'
import { fromUtf8, utf8 } from '../bytes.ts'
import { canonical } from '../canonical.ts'
import { digest, digests, hexDigest, line, size } from './bundle-fields.ts'
import { readLogLeaf } from './log-leaf.ts'
import { packEntries, packedEntry, unpackEntries } from './packed-entries.ts'
import { equalBytes } from './trees/hashing.ts'

/**
 * An entry as it is hashed. `previous` is the hash of the entry before it, and null where that follows from the file: for
 * the first of a stream, and after the entry with the number before. `payload` and `salt` are null when the payload is
 * not in the file; why it is not is nothing that the file could prove. `payloadHash` is null where it follows from both.
 */
const wholeEntry = z.strictObject({
  seq: z.int().check(z.minimum(1)),
  at: line,
  kind: line,
  payload: z.nullable(z.string()),
  salt: z.nullable(hexDigest),
  payloadHash: z.nullable(hexDigest),
  previous: z.nullable(hexDigest),
  entityId: z.optional(line),
  number: z.optional(z.int()),
})
export type BundleEntry = z.infer<typeof wholeEntry>

/** Both versions have the same fields, and differ in how digests and entries are written. */
const bundleOf = <Version extends 1 | 2, Hashes extends z.core.SomeType, Entry extends z.core.SomeType>(
  version: Version,
  hashes: Hashes,
  entry: Entry,
) => {
  /** A head of a stream, and its place in a map. */
  const head = { size, root: digest, blind: digest, siblings: hashes }
  const placedHead = z.strictObject(head)
  /**
   * The opening of a log that continues another one: its first leaf, the checkpoint of that one leaf, and of each stream
   * in the file the head that was signed last before, and the last one that it still continues.
   */
  const recovery = z.strictObject({
    note: z.string(),
    leaf: z.string().check(z.refine((text) => readLogLeaf(text)?.opening !== undefined)),
    streams: z.array(z.strictObject({ id: line, signed: placedHead, kept: placedHead })),
  })
  return z.strictObject({
    format: z.literal('evenhand-proof'),
    version: z.literal(version),
    checkpoint: z.string(),
    leaf: z.strictObject({
      index: size,
      data: z.string().check(z.refine((text) => readLogLeaf(text) !== null)),
      proof: hashes,
    }),
    /** Each with its place in the map, some of its entries and their batch inclusion proof; without any, its head alone. */
    streams: z.array(z.strictObject({ ...head, id: line, entries: z.array(entry), proof: hashes })),
    /** Missing where the log is the first one. `opened` proves that its first leaf is that of the last of `list`, oldest first. */
    recoveries: z.optional(z.strictObject({ opened: hashes, list: z.array(recovery) })),
  })
}

const wholeBundle = bundleOf(1, z.array(digest), wholeEntry)
const packedBundle = bundleOf(2, digests, packedEntry)

/**
 * A proof bundle: entries, and everything that leads from them to a signed checkpoint. Streams ascend by their ids,
 * entries by their numbers. `checkpoint` is a signed note, with its cosignatures. Files of version 2 leave out what
 * follows from the rest of them; what is read from either is the same.
 */
export type ProofBundle = Omit<z.infer<typeof wholeBundle>, 'version'> & { readonly version: 1 | 2 }
export type BundleStream = ProofBundle['streams'][number]
export type BundleRecovery = NonNullable<ProofBundle['recoveries']>['list'][number]
export type PlacedHead = BundleRecovery['streams'][number]['signed']

/** Writes a bundle as canonical JSON (RFC 8785). */
export const formatBundle = ({ version, streams, ...bundle }: ProofBundle): string => {
  if (version === 1) return canonical(z.encode(wholeBundle, { ...bundle, version, streams }))
  const packed = streams.map((stream) => ({ ...stream, entries: packEntries(stream.entries) }))
  return canonical(z.encode(packedBundle, { ...bundle, version, streams: packed }))
}

const parseBundle = (value: unknown): ProofBundle => {
  const packed = z.safeParse(packedBundle, value)
  if (!packed.success) return z.parse(wholeBundle, value)
  const streams = packed.data.streams.map((stream) => ({ ...stream, entries: unpackEntries(stream.entries) }))
  return { ...packed.data, streams }
}

const ascends = (values: readonly (string | number)[]) =>
  values.every((value, at) => at === 0 || (values[at - 1] ?? value) < value)

const previousIsNeeded = ({ entries }: BundleStream, at: number) => {
  const [before, seq] = [entries[at - 1]?.seq ?? 0, entries[at]?.seq ?? 0]
  return before + 1 !== seq
}

/** A hash that follows from a payload is left out in version 2 alone. */
const isHashed = ({ payload, payloadHash }: BundleEntry, version: 1 | 2) =>
  (payloadHash === null) === (version === 2 && payload !== null)

const isWellFormed = ({ version, streams }: ProofBundle) =>
  streams.length > 0 &&
  ascends(streams.map(({ id }) => id)) &&
  streams.every(
    (stream) =>
      ascends(stream.entries.map(({ seq }) => seq)) &&
      stream.entries.every(
        (entry, at) =>
          (entry.previous !== null) === previousIsNeeded(stream, at) &&
          (entry.payload === null) === (entry.salt === null) &&
          isHashed(entry, version),
      ),
  )

/** The first bytes of every bundle, because its fields are in alphabetical order. Other files are not read any further. */
const beginning = utf8('{"checkpoint":"')

/** Reads a bundle; null unless every byte matches the format, so that one bundle has one spelling. */
export const readBundle = (bytes: Uint8Array): ProofBundle | null => {
  if (!equalBytes(bytes.subarray(0, beginning.length), beginning)) return null
  try {
    const text = fromUtf8(bytes)
    const bundle = parseBundle(JSON.parse(text))
    return isWellFormed(bundle) && formatBundle(bundle) === text ? bundle : null
  } catch {
    return null
  }
}
