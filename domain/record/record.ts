import * as z from 'zod/mini'
import { currency } from '#contract/common.ts'
import { reaches } from '../reach.ts'
import { fromUtf8 } from './bytes.ts'
import { canonical } from './canonical.ts'

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
  /** Items that the person has not opened: the chain contains their entries by their hashes, without content. */
  withheld: z.array(z.string()),
  keyId: z.string(),
  signature: z.string(),
})
export type SignedRecord = z.infer<typeof signedRecord>
export type ExportedRecord = Omit<SignedRecord, 'signature'>
export type ExportedStream = SignedRecord['streams'][number]

export type ReadRecord = { readonly record: SignedRecord; readonly signed: string }

/** Quotes within texts are escaped, so this finds a field. What was signed has none of this name, so another one fails. */
const withoutSignature = (text: string, signature: string): string => {
  const field = `"signature":${JSON.stringify(signature)},`
  const at = text.indexOf(field)
  return at < 0 ? text : text.slice(0, at) + text.slice(at + field.length)
}

/**
 * Returns the record and the signed text, which is the whole document without its signature; null unless every byte
 * matches the format.
 */
export const readRecord = (bytes: Uint8Array): ReadRecord | null => {
  try {
    const text = fromUtf8(bytes)
    const value: unknown = JSON.parse(text)
    if (canonical(value) !== text) return null
    const record = z.parse(signedRecord, value)
    return { record, signed: withoutSignature(text, record.signature) }
  } catch {
    return null
  }
}
