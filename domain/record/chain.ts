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
  /** The item, and the entry's number within the item in this stream: 1, 2, 3... Entries from before have neither. */
  readonly entityId?: string | undefined
  readonly number?: number | undefined
}

export type BreakReason = 'entryMissing' | 'payloadChanged' | 'chainBroken' | 'timeReversed'
export type Broken = { readonly stream: string; readonly seq: number; readonly why: BreakReason }

/**
 * A condition for one entry: the SHA-256 of the salt's bytes, if there is one, and of the text in UTF-8 must be this hash.
 * Null text never satisfies it.
 */
export type Claim = {
  readonly seq: number
  readonly why: BreakReason
  readonly salt: string | null
  readonly text: string | null
  readonly hash: string
}

/** Hashes a text in UTF-8, after the bytes of a salt in hex if there is one. The digest is hex. */
export type HashText = (text: string, salt: string | null) => string

export const isSatisfied = ({ text, salt, hash }: Claim, hashText: HashText): boolean =>
  text !== null && hashText(text, salt) === hash

/** Returns the bytes that a claim is about, for callers that hash no text. */
export const bytesOfClaim = ({ text, salt }: Claim): Uint8Array<ArrayBuffer> | null => {
  if (text === null) return null
  return salt === null ? utf8(text) : joined(fromHex(salt), utf8(text))
}

/** Returns the place before a stream's first entry; `genesis` is the SHA-256 of `genesisOf`. */
export const beginningOf = (genesis: string): ChainPlace => ({ seq: 0, hash: genesis, at: null, numbers: new Map() })

/** A stream begins with its own name, whose SHA-256 is the hash before the first entry. */
export const genesisOf = (streamId: string): Uint8Array<ArrayBuffer> => utf8(streamId)

type Linked = Pick<ChainEntry, 'seq' | 'at' | 'kind' | 'payloadHash' | 'entityId' | 'number'>

/**
 * Joins previous hash, stream, sequence, instant, kind and payload hash, one per line, and then the item and the number
 * of an entry that has them. The database function `history_put` does the same.
 */
const linkTextOf = (
  previous: string,
  stream: string,
  { seq, at, kind, payloadHash, entityId, number }: Linked,
): string => {
  const link = `${previous}\n${stream}\n${seq}\n${at}\n${kind}\n${payloadHash}`
  return number === undefined ? link : `${link}\n${entityId ?? ''}\n${number}`
}

/** Returns the same in UTF-8. */
export const linkOf = (previous: string, stream: string, entry: Linked): Uint8Array<ArrayBuffer> =>
  utf8(linkTextOf(previous, stream, entry))

/** The time of a numbered entry never precedes the one before it, unless it records that the clock was set back. */
const isReversed = (before: string | null, { at, kind, number }: ChainEntry): boolean =>
  before !== null && number !== undefined && at < before && kind !== 'clock.setBack'

/** Says whether an entry leaves a gap in the numbers of its item. Once numbers have begun, each entry has one. */
const isSkipped = (numbers: Map<string, number>, { entityId = '', number }: ChainEntry): boolean => {
  if (number === undefined) return numbers.size > 0
  const expected = 1 + (numbers.get(entityId) ?? 0)
  numbers.set(entityId, number)
  return number !== expected
}

/** The entry after which a walk begins. Seq 0 with the genesis hash and no numbers is the beginning. */
export type ChainPlace = {
  readonly seq: number
  readonly hash: string
  readonly at: string | null
  /** The last number of each item, updated by the walk; null where the entries before are not at hand. */
  readonly numbers: Map<string, number> | null
}

/**
 * Yields every condition that must hold for a stream to be complete and unchanged from this place on. The caller
 * hashes: a browser with WebCrypto, the server with Node.
 */
export function* claimsOf(
  stream: string,
  { seq: begun, hash: start, at, numbers }: ChainPlace,
  entries: readonly ChainEntry[],
): Generator<Claim> {
  let [previous, time] = [start, at]
  for (const [index, entry] of entries.entries()) {
    const { seq, payload, salt, payloadHash, hash } = entry
    if (seq !== begun + index + 1) yield { seq, why: 'entryMissing', salt: null, text: null, hash }
    if (payload !== null && salt !== null) yield { seq, why: 'payloadChanged', salt, text: payload, hash: payloadHash }
    else if (payload !== salt) yield { seq, why: 'payloadChanged', salt: null, text: null, hash }
    yield { seq, why: 'chainBroken', salt: null, text: linkTextOf(previous, stream, entry), hash }
    if (numbers && isSkipped(numbers, entry)) yield { seq, why: 'entryMissing', salt: null, text: null, hash }
    if (isReversed(time, entry)) yield { seq, why: 'timeReversed', salt: null, text: null, hash }
    ;[previous, time] = [hash, entry.at]
  }
}
