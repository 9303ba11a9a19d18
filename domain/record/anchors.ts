import { fromHex, utf8 } from './bytes.ts'
import { checkProof, type ProofFailure, type Proven } from './log/check-proof.ts'
import { readCheckpoint } from './log/notes/checkpoint.ts'
import { isKeyName, signatureTypes, type VerifierKey, verifierKeyOf } from './log/notes/note-keys.ts'
import { readNote } from './log/notes/signed-note.ts'
import { readBundle } from './log/proof-bundle.ts'
import { type Bytes, equalBytes, runHashing, runHashingAsync, type Sha256 } from './log/trees/hashing.ts'
import { hashLeaves, merkleTreeHash } from './log/trees/merkle-tree.ts'
import type { TreeHead } from './log/verify-proofs.ts'
import type { SignedRecord } from './record.ts'

/**
 * Says why the streams of a file are not those that the service log holds. `proofFails`: the proof itself does not hold.
 * `otherKey`: the log was signed with another key. `streamRewritten` and `streamShortened`: a stream of the file is not
 * what was signed of it. `streamUnknown`: the proof is about a stream that is not in the file. `recoveryMissing` and
 * `recoveryWrong`: the log continues another one, and how it came to that is not said, or not proven.
 */
export type AnchorFailure =
  | 'proofFails'
  | 'otherKey'
  | 'recoveryMissing'
  | 'recoveryWrong'
  | 'streamRewritten'
  | 'streamShortened'
  | 'streamUnknown'

export type Anchoring =
  /** The file has no proof, because nothing of it had been signed yet. */
  | { readonly state: 'none' }
  /** The key did not sign the file, so its proof was not looked at. */
  | { readonly state: 'unsigned' }
  | { readonly state: 'fails'; readonly why: AnchorFailure; readonly stream: string }
  | {
      readonly state: 'holds'
      readonly proven: Proven
      /** The log's checkpoint covers `anchored` entries; `notYet` came after it. */
      readonly anchored: number
      readonly notYet: number
    }

/**
 * Returns the log's key with this public key, by which a bundle claims to be signed. A log's key has the name of its
 * origin, and is the same key that signs exports.
 */
export const logKeyFor = async (bundle: Uint8Array, publicKey: Bytes): Promise<VerifierKey | null> => {
  const note = readNote(readBundle(bundle)?.checkpoint ?? '')
  const origin = note && readCheckpoint(note.text)?.origin
  return origin && isKeyName(origin) ? verifierKeyOf(origin, signatureTypes.ed25519, publicKey) : null
}

/** Checks a bundle against a public key that the user brought. */
export const checkProofBy = async (bundle: Uint8Array, publicKey: Bytes, sha256?: Sha256) => {
  const key = await logKeyFor(bundle, publicKey)
  return checkProof(bundle, { log: key ? [key] : [], witnesses: [], quorum: 0 }, sha256)
}

type Streams = SignedRecord['streams']
type Mismatch = { readonly why: AnchorFailure; readonly stream: string }

const failureOf = ({ code }: ProofFailure): Mismatch => {
  if (code === 'recoveryMissing' || code === 'recoveryWrong') return { why: code, stream: '' }
  return { why: code === 'keyUnknown' ? 'otherKey' : 'proofFails', stream: '' }
}

/** A complete subtree of so many leaves is hashed at once; the digests of a long stream's leaves take much memory. */
const leavesAtOnce = 1024

/** Returns the root of the tree of the first entries. */
function* rootOf(entries: Streams[number]['entries'], size: number) {
  const roots: Bytes[] = []
  for (let at = 0; at < size; at += leavesAtOnce) {
    const some = entries.slice(at, Math.min(at + leavesAtOnce, size))
    roots.push(yield* merkleTreeHash(yield* hashLeaves(some.map(({ hash }) => fromHex(hash)))))
  }
  return yield* merkleTreeHash(roots)
}

/** The tree of the first entries must have the root that was signed. */
const mismatchIn = async (
  { id: stream, size, root }: TreeHead & { readonly id: string },
  streams: Streams,
  sha256?: Sha256,
): Promise<Mismatch | null> => {
  const entries = streams.find(({ id }) => id === stream)?.entries
  if (!entries) return { why: 'streamUnknown', stream }
  if (entries.length < size) return { why: 'streamShortened', stream }
  const tree = rootOf(entries, size)
  const reached = sha256 ? runHashing(sha256, tree) : await runHashingAsync(tree)
  return equalBytes(reached, root) ? null : { why: 'streamRewritten', stream }
}

/** After recoveries each stream still begins with the least that was kept of it. */
const keptHeads = (recoveries: Proven['recoveries']) => {
  const least = new Map<string, TreeHead>()
  for (const { id, kept } of recoveries.flatMap(({ streams }) => streams))
    if (kept.size < (least.get(id)?.size ?? Number.POSITIVE_INFINITY)) least.set(id, kept)
  return [...least].map(([id, kept]) => ({ id, ...kept }))
}

const countOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/**
 * Checks that the file's streams begin with what the service log holds of them, with a key that the user brought. Null
 * for files of version 1, which carry no proof.
 * @param signed whether that key signed the file
 */
export const checkAnchors = async (
  { version, proof, streams }: Pick<SignedRecord, 'version' | 'proof' | 'streams'>,
  { publicKey, signed }: { readonly publicKey: Bytes; readonly signed: boolean },
  sha256?: Sha256,
): Promise<Anchoring | null> => {
  if (version === 1) return null
  if (!signed) return { state: 'unsigned' }
  if (typeof proof !== 'string') return { state: 'none' }
  const verdict = await checkProofBy(utf8(proof), publicKey, sha256)
  if (verdict.state === 'fails') return { state: 'fails', ...failureOf(verdict.failure) }
  const { proven } = verdict
  for (const stream of [...proven.streams, ...keptHeads(proven.recoveries)]) {
    const mismatch = await mismatchIn(stream, streams, sha256)
    if (mismatch) return { state: 'fails', ...mismatch }
  }
  const anchored = countOf(proven.streams.map(({ size }) => size))
  const all = countOf(streams.map(({ entries }) => entries.length))
  return { state: 'holds', proven, anchored, notYet: all - anchored }
}
