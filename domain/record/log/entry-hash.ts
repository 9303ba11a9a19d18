import { fromHex, joined, toHex, utf8 } from '../bytes.ts'
import { genesisOf, linkOf } from '../chain.ts'
import type { BundleEntry, BundleStream } from './proof-bundle.ts'
import { digestOf, type Hashing } from './trees/hashing.ts'

/** Returns the hash of an entry's payload; null when the one that it carries is of another payload, or of none. */
function* payloadHashOf({ payload, salt, payloadHash }: BundleEntry): Hashing<string | null> {
  if (payload === null || salt === null) return payload === salt ? payloadHash : null
  const hash = toHex(yield* digestOf(joined(fromHex(salt), utf8(payload))))
  return payloadHash === null || payloadHash === hash ? hash : null
}

export type EntryHashes =
  | { readonly state: 'holds'; readonly hashes: readonly { readonly seq: number; readonly hash: string }[] }
  | { readonly state: 'payloadChanged'; readonly seq: number }

/**
 * Returns the hash of each entry of a stream in hex, from the payload upward, as the chain defines it. An entry without
 * `previous` is hashed with the hash of the entry before it, the first of the stream with that of the stream's id.
 */
export function* hashEntries({ id, entries }: BundleStream): Hashing<EntryHashes> {
  const hashes: { seq: number; hash: string }[] = []
  let before = toHex(yield* digestOf(genesisOf(id)))
  for (const entry of entries) {
    const payloadHash = yield* payloadHashOf(entry)
    if (payloadHash === null) return { state: 'payloadChanged', seq: entry.seq }
    before = toHex(yield* digestOf(linkOf(entry.previous ?? before, id, { ...entry, payloadHash })))
    hashes.push({ seq: entry.seq, hash: before })
  }
  return { state: 'holds', hashes }
}
