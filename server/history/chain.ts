import { createHash } from 'node:crypto'

const sha256 = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/** An entry as it stands in an export. Hashes and salt in hex; `payload` and `salt` null after a lawful erasure. */
export type ChainEntry = {
  readonly seq: number
  readonly id: string
  readonly at: string
  readonly kind: string
  readonly payload: string | null
  readonly salt: string | null
  readonly payloadHash: string
  readonly hash: string
}

export type Broken = { readonly stream: string; readonly seq: number; readonly why: string }

/** Where a stream begins: nothing came before but its own name. */
export const genesisOf = (streamId: string): string => sha256(streamId)

export const payloadHashOf = (salt: string, payload: string): string => sha256(Buffer.from(salt, 'hex'), payload)

/** SHA-256 of previous hash, stream, sequence, instant, kind and payload hash, one a line. The same as `history_append`. */
export const entryHashOf = (previous: string, stream: string, entry: Omit<ChainEntry, 'hash' | 'id'>): string =>
  sha256([previous, stream, entry.seq, entry.at, entry.kind, entry.payloadHash].join('\n'))

/** Walks one stream from its beginning. Null: whole and unchanged; else the first place where it is not. */
export const firstBreak = (stream: string, entries: readonly ChainEntry[]): Broken | null => {
  let previous = genesisOf(stream)
  for (const [index, entry] of entries.entries()) {
    const broken = (why: string): Broken => ({ stream, seq: entry.seq, why })
    if (entry.seq !== index + 1) return broken('an entry is missing')
    if ((entry.payload === null) !== (entry.salt === null)) return broken('the payload was changed')
    if (entry.payload !== null && entry.salt !== null && payloadHashOf(entry.salt, entry.payload) !== entry.payloadHash)
      return broken('the payload was changed')
    if (entryHashOf(previous, stream, entry) !== entry.hash) return broken('the chain does not continue')
    previous = entry.hash
  }
  return null
}
