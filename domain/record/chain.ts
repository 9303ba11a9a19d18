import { fromHex, joined, utf8 } from './bytes.ts'

/** An entry as an export holds it. Hashes and salt are in hex; `payload` and `salt` are null after a lawful erasure. */
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

/** A condition for one entry: the SHA-256 of these bytes must be this hash. Null bytes never satisfy it. */
export type Claim = {
  readonly seq: number
  readonly why: BreakReason
  readonly bytes: Uint8Array<ArrayBuffer> | null
  readonly hash: string
}

/** A stream begins with its own name, whose SHA-256 is the hash before the first entry. */
export const genesisOf = (streamId: string): Uint8Array<ArrayBuffer> => utf8(streamId)

/**
 * Joins previous hash, stream, sequence, instant, kind and payload hash, one per line. The database function
 * `history_append` does the same.
 */
export const linkOf = (
  previous: string,
  stream: string,
  { seq, at, kind, payloadHash }: Pick<ChainEntry, 'seq' | 'at' | 'kind' | 'payloadHash'>,
): Uint8Array<ArrayBuffer> => utf8([previous, stream, seq, at, kind, payloadHash].join('\n'))

/**
 * Yields every condition that must hold for a stream to be complete and unchanged. The caller hashes: a browser with
 * WebCrypto, the server with Node.
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
