import { fromHex, utf8 } from '../bytes.ts'
import { readKeyChange } from '../key-changes.ts'
import { type Opening, readLogLeaf } from './log-leaf.ts'
import { checkCheckpoint } from './notes/check-checkpoint.ts'
import { type Checkpoint, readCheckpoint } from './notes/checkpoint.ts'
import { readVerifierKey, signatureTypes, type VerifierKey, verifierKeyOf } from './notes/note-keys.ts'
import { readNote } from './notes/signed-note.ts'
import type { BundleRecovery, PlacedHead, ProofBundle } from './proof-bundle.ts'
import { type Bytes, equalBytes, type Hashing, runHashing, runHashingAsync, type Sha256 } from './trees/hashing.ts'
import { rootFromMapProof } from './trees/map-place.ts'
import { hashLeaf } from './trees/merkle-tree.ts'
import { type TreeHead, verifyInclusion } from './verify-proofs.ts'

/** Of one stream: what was signed last before, and the part of it that is still there. Where both differ, entries were lost. */
export type RecoveredStream = { readonly id: string; readonly signed: TreeHead; readonly kept: TreeHead }

/** A log was continued under another origin. `previous` is the last checkpoint of the log before; null where none was known. */
export type ProvenRecovery = Pick<Opening, 'why' | 'reason' | 'operator' | 'held'> & {
  readonly origin: string
  readonly at: string
  readonly previous: Checkpoint | null
  readonly streams: readonly RecoveredStream[]
}

export type RecoveryFailure =
  /** The log continues another one, and the file does not say how. */
  | { readonly code: 'recoveryMissing'; readonly origin: string }
  | { readonly code: 'recoveryWrong'; readonly origin: string }

export type CheckedRecoveries =
  | { readonly state: 'proven'; readonly recoveries: readonly ProvenRecovery[] }
  | { readonly state: 'fails'; readonly failure: RecoveryFailure }

/** The first log of a service has number 1; each further one continues the one before. */
const numberOf = (origin: string): number => Number(/\/record\/([1-9][0-9]*)$/.exec(origin)?.[1] ?? 1)

const checkpointIn = (note: string): Checkpoint | null => {
  const read = readNote(note)
  return read && readCheckpoint(read.text)
}

const isSignedBy = async (note: string, keys: readonly VerifierKey[]): Promise<boolean> => {
  const { state } = await checkCheckpoint(note, { log: keys, witnesses: [], quorum: 0 })
  return state === 'proven'
}

function* isInMap(id: string, { blind, siblings, ...head }: PlacedHead, map: string): Hashing<boolean> {
  const root = yield* rootFromMapProof(id, head, { blind, siblings })
  return root !== null && equalBytes(root, fromHex(map))
}

function* treesHold(
  { leaf, streams }: BundleRecovery,
  opening: Opening,
  first: TreeHead,
  later: (TreeHead & { readonly proof: readonly Bytes[] }) | null,
): Hashing<boolean> {
  const leafHash = yield* hashLeaf(utf8(leaf))
  if (first.size !== 1 || !equalBytes(leafHash, first.root)) return false
  if (later && !(yield* verifyInclusion(leafHash, 0, later, later.proof))) return false
  for (const { id, signed, kept } of streams) {
    if (kept.size > signed.size) return false
    if (!(yield* isInMap(id, signed, opening.signed)) || !(yield* isInMap(id, kept, opening.kept))) return false
  }
  return true
}

const readKeys = async (keys: readonly string[]): Promise<VerifierKey[]> =>
  (await Promise.all(keys.map(readVerifierKey))).filter((key) => key !== null)

/** A change that is said is one from the key of the log before to a key of this one, and both signed it. */
const isChangeOf = async (said: string, old: VerifierKey, keys: readonly VerifierKey[]): Promise<boolean> => {
  const change = await readKeyChange(said)
  if (!change?.signedByBoth || !equalBytes(change.from.publicKey, old.publicKey)) return false
  return keys.some(({ publicKey }) => equalBytes(publicKey, change.to.publicKey))
}

/** A rotation is signed by the key of the log before as well. Early ones do not carry the change as a note of its own. */
const isVouchedFor = async (
  { note }: BundleRecovery,
  { keyChange }: Opening,
  { origin, keys }: Place,
  before: readonly VerifierKey[],
): Promise<boolean> => {
  const old = before.at(-1)
  if (!old || !(await isSignedBy(note, [await verifierKeyOf(origin, signatureTypes.ed25519, old.publicKey)])))
    return false
  return keyChange === undefined || isChangeOf(keyChange, old, keys)
}

type Place = {
  readonly origin: string
  readonly keys: readonly VerifierKey[]
  readonly later: Parameters<typeof treesHold>[3]
}

const headOf = ({ size, root }: PlacedHead): TreeHead => ({ size, root })

/** Returns what an opening says; nothing of it is checked. Null when it cannot be read. */
export const readRecovery = ({ note, leaf: data, streams }: BundleRecovery): ProvenRecovery | null => {
  const leaf = readLogLeaf(data)
  const first = checkpointIn(note)
  if (!leaf?.opening || !first) return null
  const { why, reason, operator, held, before } = leaf.opening
  const heads = streams.map(({ id, signed, kept }) => ({ id, signed: headOf(signed), kept: headOf(kept) }))
  const previous = before === '' ? null : checkpointIn(before)
  return { why, reason, operator, held, origin: first.origin, at: leaf.at, previous, streams: heads }
}

/** Checks one opening with the keys of its log. Returns it with the keys of the log before; null when it does not hold. */
const checkOne = async (recovery: BundleRecovery, place: Place, sha256?: Sha256) => {
  const { origin, keys, later } = place
  const { note } = recovery
  const [proven, first] = [readRecovery(recovery), checkpointIn(note)]
  const opening = readLogLeaf(recovery.leaf)?.opening
  if (!proven || !opening || first?.origin !== origin || !(await isSignedBy(note, keys))) return null
  const trees = treesHold(recovery, opening, first, later)
  if (!(sha256 ? runHashing(sha256, trees) : await runHashingAsync(trees))) return null
  const before = await readKeys(opening.keys)
  if (opening.before !== '' && !(proven.previous && (await isSignedBy(opening.before, before)))) return null
  if (opening.why === 'keyRotated' && !(await isVouchedFor(recovery, opening, place, before))) return null
  return { proven, before }
}

/**
 * Checks how the bundle's log came to continue others, from its own opening back to the oldest one in the file. Each is
 * signed by its own key and names the keys of the log before, so the key that its user brings reaches all of them.
 */
export const checkRecoveries = async (
  { recoveries }: ProofBundle,
  checkpoint: Checkpoint & { readonly keys: readonly VerifierKey[] },
  sha256?: Sha256,
): Promise<CheckedRecoveries> => {
  const { origin, size, root, keys } = checkpoint
  if (!recoveries || recoveries.list.length === 0)
    return numberOf(origin) > 1
      ? { state: 'fails', failure: { code: 'recoveryMissing', origin } }
      : { state: 'proven', recoveries: [] }
  const proven: ProvenRecovery[] = []
  let place: Place = { origin, keys, later: { size, root, proof: recoveries.opened } }
  for (const recovery of recoveries.list.toReversed()) {
    const checked = await checkOne(recovery, place, sha256)
    if (!checked) return { state: 'fails', failure: { code: 'recoveryWrong', origin: place.origin } }
    proven.push(checked.proven)
    place = { origin: checked.proven.previous?.origin ?? '', keys: checked.before, later: null }
  }
  return { state: 'proven', recoveries: proven.toReversed() }
}
