import type { Anchoring } from './anchors.ts'
import { utf8 } from './bytes.ts'
import { fromBase64, hashFromBase64 } from './log/notes/base64.ts'
import { checkCheckpoint } from './log/notes/check-checkpoint.ts'
import { signatureTypes, verifierKeyOf } from './log/notes/note-keys.ts'
import { runHashingAsync } from './log/trees/hashing.ts'
import { verifyConsistency } from './log/verify-proofs.ts'
import type { SignedRecord } from './record.ts'
import type { TokenStatement } from './time-stamp-token.ts'

/** `notOfLog`: the stamped checkpoint is not one that the file's log continues. `invalid`: the token does not fit it. */
export type StampFailure = 'notOfLog' | 'invalid'

export type Stamping =
  /** It could not be checked: the log's own proof does not hold, or the program for it was not loaded. */
  | { readonly state: 'open' }
  | { readonly state: 'fails'; readonly why: StampFailure }
  /** An authority saw the log with `size` leaves, which the file continues. */
  | ({ readonly state: 'holds'; readonly size: number } & TokenStatement)

type Stamp = NonNullable<SignedRecord['stamp']>
type Anchored = Extract<Anchoring, { state: 'holds' }>

/** Returns the size of the stamped log; null unless the same key signed it and the file's checkpoint continues it. */
const stampedSize = async ({ note, proof }: Stamp, { proven }: Anchored, publicKey: Uint8Array<ArrayBuffer>) => {
  const { checkpoint } = proven
  const key = await verifierKeyOf(checkpoint.origin, signatureTypes.ed25519, publicKey)
  const checked = await checkCheckpoint(note, { log: [key], witnesses: [], quorum: 0 })
  const hashes = proof.map(hashFromBase64).filter((hash) => hash !== null)
  if (checked.state === 'fails' || hashes.length !== proof.length) return null
  const continues = await runHashingAsync(verifyConsistency(checked.checkpoint, checkpoint, hashes))
  return continues ? checked.checkpoint.size : null
}

/** Checks the time stamp in a file. Null when it has none, about which nothing is said. */
export const checkStamp = async (
  { stamp }: Pick<SignedRecord, 'stamp'>,
  anchors: Anchoring | null,
  publicKey: Uint8Array<ArrayBuffer>,
): Promise<Stamping | null> => {
  if (!stamp) return null
  if (anchors?.state !== 'holds') return { state: 'open' }
  const size = await stampedSize(stamp, anchors, publicKey)
  if (size === null) return { state: 'fails', why: 'notOfLog' }
  const token = fromBase64(stamp.token)
  // The library is large, and few files have a stamp.
  const reader = await import('./time-stamp-token.ts').catch(() => null)
  if (!reader) return { state: 'open' }
  const statement = token && (await reader.readToken(token, utf8(stamp.note)))
  return statement ? { state: 'holds', size, ...statement } : { state: 'fails', why: 'invalid' }
}
