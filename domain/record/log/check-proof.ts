import { fromHex, utf8 } from '../bytes.ts'
import { checkRecoveries, type ProvenRecovery, type RecoveryFailure } from './check-recoveries.ts'
import { checkStream, type ProvenStream, type StreamFailure } from './check-stream.ts'
import { type LogLeaf, readLogLeaf } from './log-leaf.ts'
import {
  type CheckpointFailure,
  checkCheckpoint,
  type ProvenCheckpoint,
  type TrustedKeys,
} from './notes/check-checkpoint.ts'
import { type ProofBundle, readBundle } from './proof-bundle.ts'
import { type Bytes, type Hashing, runHashing, runHashingAsync, type Sha256 } from './trees/hashing.ts'
import { hashLeaf } from './trees/merkle-tree.ts'
import { type TreeHead, verifyInclusion } from './verify-proofs.ts'

/** Says what failed first. What comes after it was not checked, and nothing of the bundle is proven. */
export type ProofFailure =
  | { readonly code: 'notAProof' }
  | CheckpointFailure
  | { readonly code: 'leafNotInLog' }
  | RecoveryFailure
  | StreamFailure

/**
 * A bundle proves this: the log of this origin signed this checkpoint; its leaf `index` says when it was made and names a map; the map
 * names these stream heads; their trees hold these entries. It does not prove that nothing follows, nor that the log
 * shows others the same tree, except as far as witnesses cosigned.
 */
export type Proven = {
  readonly checkpoint: ProvenCheckpoint
  readonly index: number
  /** The hash of the log's leaf, to compare it with another proof's. */
  readonly leafHash: Bytes
  readonly leaf: LogLeaf
  readonly streams: readonly ProvenStream[]
  /** It says how the log came to continue others, oldest first; it is empty for the first one. */
  readonly recoveries: readonly ProvenRecovery[]
}

export type ProofVerdict =
  | { readonly state: 'proven'; readonly proven: Proven; readonly bundle: ProofBundle }
  | { readonly state: 'fails'; readonly failure: ProofFailure }

type TreesVerdict =
  | ({ readonly state: 'proven' } & Pick<Proven, 'leaf' | 'leafHash' | 'streams'>)
  | { readonly state: 'fails'; readonly failure: ProofFailure }

function* checkTrees({ leaf: place, streams }: ProofBundle, head: TreeHead): Hashing<TreesVerdict> {
  const leaf = readLogLeaf(place.data)
  const leafHash = yield* hashLeaf(utf8(place.data))
  if (!leaf || !(yield* verifyInclusion(leafHash, place.index, head, place.proof)))
    return { state: 'fails', failure: { code: 'leafNotInLog' } }
  const proven: ProvenStream[] = []
  for (const stream of streams) {
    const checked = yield* checkStream(stream, fromHex(leaf.map))
    if (checked.state === 'fails') return checked
    proven.push(checked.stream)
  }
  return { state: 'proven', leaf, leafHash, streams: proven }
}

/**
 * Checks a proof bundle, from the checkpoint's signatures down to the payloads, against keys that its user brings. It
 * runs in any browser and in Node without a server or a network; with a synchronous `sha256` it is faster.
 */
export const checkProof = async (bytes: Uint8Array, trusted: TrustedKeys, sha256?: Sha256): Promise<ProofVerdict> => {
  const bundle = readBundle(bytes)
  if (!bundle) return { state: 'fails', failure: { code: 'notAProof' } }
  const checked = await checkCheckpoint(bundle.checkpoint, trusted)
  if (checked.state === 'fails') return checked
  const { checkpoint } = checked
  const trees = checkTrees(bundle, checkpoint)
  const result = sha256 ? runHashing(sha256, trees) : await runHashingAsync(trees)
  if (result.state === 'fails') return result
  const { leaf, leafHash, streams } = result
  const opened = await checkRecoveries(bundle, checkpoint, sha256)
  if (opened.state === 'fails') return opened
  const { recoveries } = opened
  const { index } = bundle.leaf
  return { state: 'proven', proven: { checkpoint, index, leaf, leafHash, streams, recoveries }, bundle }
}
