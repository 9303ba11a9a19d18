import { fromHex, joined, toHex, utf8 } from '../bytes.ts'
import { genesisOf, linkOf } from '../chain.ts'
import { digestOf, type Hashing } from './hashing.ts'
import type { BundleEntry, BundleStream } from './proof-bundle.ts'

/** Says whether the payload in the file, if there is one, is the one whose hash the entry carries. */
function* payloadHolds({ payload, salt, payloadHash }: BundleEntry): Hashing<boolean> {
  if (payload === null || salt === null) return payload === salt
  return toHex(yield* digestOf(joined(fromHex(salt), utf8(payload)))) === payloadHash
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
    if (!(yield* payloadHolds(entry))) return { state: 'payloadChanged', seq: entry.seq }
    before = toHex(yield* digestOf(linkOf(entry.previous ?? before, id, entry)))
    hashes.push({ seq: entry.seq, hash: before })
  }
  return { state: 'holds', hashes }
}
