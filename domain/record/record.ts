import * as z from 'zod/mini'
import { currency } from '#contract/common.ts'
import { knownParent } from '../known-parent.ts'
import { reaches } from '../reach.ts'
import { fromUtf8, joined } from './bytes.ts'
import { canonical } from './canonical.ts'
import { fileEntry } from './file/file-entry.ts'
import { withoutSignature } from './file/signature-field.ts'
import { type Place, splitRecord } from './file/split-record.ts'

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/**
 * Says why an entry has only its hashes: it was lawfully erased, its viewer has not opened the item, or the export was
 * filtered.
 */
export const leftOut = z.enum(['erased', 'notOpened', 'filter'])
export type LeftOut = z.infer<typeof leftOut>

const entry = z.object({
  seq: z.int(),
  id: z.string(),
  at: z.string(),
  kind: z.string(),
  payload: z.nullable(z.string()),
  salt: z.nullable(hash),
  payloadHash: hash,
  hash,
  entityId: z.optional(z.string()),
  number: z.optional(z.int()),
  leftOut: z.optional(leftOut),
})
export type ExportedEntry = z.infer<typeof entry>

/** The filter of a partial export. Dates are in the family's zone, both included. */
export const recordFilter = z.object({
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  area: z.optional(z.string()),
  who: z.optional(z.string()),
  /** An item by its id: with it stands what belongs to it, such as the payments of an expense. */
  item: z.optional(z.string()),
  /** It holds nothing but what both parents may read, without places that their events hide. */
  shared: z.optional(z.boolean()),
  /** It leaves out the private expenses of the person who requested it. */
  withoutPrivate: z.optional(z.literal(true)),
  /** Several items by their ids, and nothing but them. */
  items: z.optional(z.array(z.string())),
})
export type RecordFilter = z.infer<typeof recordFilter>

const named = z.object({ id: z.string(), name: z.string() })
/** The names of what entries refer to by id, as they are when the export is made. */
const recordNames = z.object({
  people: z.array(named),
  children: z.array(named),
  categories: z.array(z.object({ id: z.string(), preset: z.nullable(z.string()), name: z.nullable(z.string()) })),
  expenses: z.array(named),
  /** Says which payment was for which expense, in minor units. */
  allocations: z.array(z.object({ payment: z.string(), expense: z.string(), amount: z.int() })),
  /** Receipts, each with the SHA-256 of its bytes. */
  files: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      type: z.string(),
      bytes: z.int(),
      sha256: hash,
      addedBy: z.string(),
      addedAt: z.string(),
      /** True when the stored bytes were compared with the hash as the export was made, and are the same. */
      bytesHold: z.optional(z.boolean()),
    }),
  ),
})
export type RecordNames = z.infer<typeof recordNames>

const stream = z.object({
  id: z.string(),
  /** Missing in exports of earlier versions. */
  reach: z.optional(z.enum(reaches)),
  audience: z.nullable(z.array(z.string())),
  entries: z.array(entry),
})

/** An exported record: everything that is signed, and its signature. */
export const signedRecord = z.object({
  format: z.literal('evenhand-record'),
  /**
   * From version 2 on, each erasure is listed in its stream, with a snapshot of what stays, and the file carries the
   * proof of its streams and the laws that its entries name.
   */
  version: z.union([z.literal(1), z.literal(2)]),
  exportedAt: z.string(),
  family: z.object({ id: z.string(), timeZone: z.string(), currency, parents: z.array(z.string()) }),
  /** Says of each parent how they had become known when the record was exported; missing in earlier exports. */
  knownParents: z.optional(z.array(knownParent)),
  /** The person who requested it, the viewpoint, and the mode. */
  asked: z.object({ by: z.string(), viewpoint: z.string(), mode: z.string() }),
  filter: z.optional(recordFilter),
  ...recordNames.shape,
  streams: z.array(stream),
  /** The proof bundle with the heads of the streams, as text; null while nothing of them is signed. */
  proof: z.optional(z.nullable(z.string())),
  /**
   * A time stamp (RFC 3161, the token in base64) of a checkpoint, and the log's consistency proof from there to the one in
   * `proof`; missing where no authority stamps the log.
   */
  stamp: z.optional(z.object({ note: z.string(), token: z.string(), proof: z.array(z.string()) })),
  /** Consistency proofs of the log, from checkpoints that its reader was mailed to the one in `proof`; roots in base64. */
  mailed: z.optional(z.array(z.object({ size: z.int(), root: z.string(), proof: z.array(z.string()) }))),
  /** Each change of the service's key, as a note that both keys signed, oldest first; missing where it never changed. */
  keyChanges: z.optional(z.array(z.string())),
  /** The laws by which its entries were decided, by their numbers, each as canonical JSON. */
  laws: z.optional(z.record(z.string(), z.string())),
  /**
   * Items that the person has not opened: the chain contains their entries by their hashes, without content. A file that
   * is handed on lists those alone that its filter would show; files of earlier versions list all.
   */
  withheld: z.array(z.string()),
  keyId: z.string(),
  signature: z.string(),
})
export type SignedRecord = z.infer<typeof signedRecord>
export type ExportedRecord = Omit<SignedRecord, 'signature'>
export type ExportedStream = SignedRecord['streams'][number]

export type ReadRecord = {
  readonly record: SignedRecord
  /** Runs `use` with what was signed, which is valid until it returns: the whole file without its signature. */
  readonly withSigned: <Result>(use: (signed: Uint8Array<ArrayBuffer>) => Result) => Result
}

/** Parses a text whose bytes are the canonical ones of its value. */
const parseCanonical = (bytes: Uint8Array): unknown => {
  const text = fromUtf8(bytes)
  const value: unknown = JSON.parse(text)
  if (canonical(value) !== text) throw new TypeError('its text is not canonical')
  return value
}

const isFlat = (value: unknown): boolean =>
  Object.values(value ?? {}).every((field) => typeof field !== 'object' || field === null)

/** Reads the entries of a stream one by one. A text that many of them have is kept once. */
const readEntries = (file: Uint8Array, places: readonly Place[]): ExportedEntry[] => {
  const kinds = new Map<string, string>()
  const shared = (kind: string): string => {
    const known = kinds.get(kind)
    if (known === undefined) kinds.set(kind, kind)
    return known ?? kind
  }
  return places.map((place) => {
    const value = parseCanonical(file.subarray(place.start, place.end))
    const parsed = z.parse(entry, value)
    return isFlat(value) ? fileEntry({ ...parsed, kind: shared(parsed.kind) }, file, place) : parsed
  })
}

type Framed = { readonly record: SignedRecord; readonly before: number }

/** Reads the frame and the entries. `before` is the place of the first entry. */
const readFramed = (file: Uint8Array<ArrayBuffer>): Framed | null => {
  const { frame, streams: places } = splitRecord(file)
  const [{ length: before } = file] = frame
  const framed = z.parse(signedRecord, parseCanonical(joined(...frame)))
  if (framed.streams.some(({ entries }) => entries.length > 0) || framed.streams.length !== places.length) return null
  const streams = framed.streams.map((one, at) => ({ ...one, entries: readEntries(file, places[at] ?? []) }))
  return { record: { ...framed, streams }, before }
}

/**
 * Returns the record and what was signed of it; null unless every byte matches the format. Entries are parsed one by one
 * and their payloads stay in `bytes`, so that a long record takes little more memory than its file.
 */
export const readRecord = (bytes: Uint8Array<ArrayBuffer>): ReadRecord | null => {
  try {
    const framed = readFramed(bytes)
    if (!framed) return null
    const { record, before } = framed
    return { record, withSigned: (use) => withoutSignature(bytes, record.signature, before, use) }
  } catch {
    return null
  }
}
