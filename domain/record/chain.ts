import { fromHex, joined, utf8 } from './bytes.ts'

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

export type BreakReason = 'entryMissing' | 'payloadChanged' | 'chainBroken'
export type Broken = { readonly stream: string; readonly seq: number; readonly why: BreakReason }

/** What must hold for one entry: the SHA-256 of these bytes is this hash. Null bytes: it cannot hold, whatever the hash. */
export type Claim = {
  readonly seq: number
  readonly why: BreakReason
  readonly bytes: Uint8Array<ArrayBuffer> | null
  readonly hash: string
}

/** Where a stream begins: nothing came before but its own name. Its SHA-256 is the hash before the first entry. */
export const genesisOf = (streamId: string): Uint8Array<ArrayBuffer> => utf8(streamId)

/** Previous hash, stream, sequence, instant, kind and payload hash, one a line. The same as `history_append`. */
const linkOf = (previous: string, stream: string, { seq, at, kind, payloadHash }: ChainEntry) =>
  utf8([previous, stream, seq, at, kind, payloadHash].join('\n'))

/**
 * All that must hold for one stream to be whole and unchanged, from its beginning. It is said here and hashed by whoever
 * asks: by WebCrypto in a browser, by Node's own hash on the server.
 */
export function* claimsOf(stream: string, genesis: string, entries: readonly ChainEntry[]): Generator<Claim> {
  let previous = genesis
  for (const [index, entry] of entries.entries()) {
    const { seq, payload, salt, payloadHash, hash } = entry
    if (seq !== index + 1) yield { seq, why: 'entryMissing', bytes: null, hash }
    if (payload !== null && salt !== null)
      yield { seq, why: 'payloadChanged', bytes: joined(fromHex(salt), utf8(payload)), hash: payloadHash }
    else if (payload !== salt) yield { seq, why: 'payloadChanged', bytes: null, hash }
    yield { seq, why: 'chainBroken', bytes: linkOf(previous, stream, entry), hash }
    previous = hash
  }
}
