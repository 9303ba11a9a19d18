import type { Proven } from './check-proof.ts'
import type { ProvenStream } from './check-stream.ts'
import { type Bytes, equalBytes, type Hashing } from './hashing.ts'
import { type TreeHead, verifyConsistency } from './verify-proofs.ts'

/**
 * Consistency proofs between two proof bundles, from the smaller tree to the larger: of the log, and of each stream by its
 * id. A missing one is an empty one, which suffices where both trees are the same.
 */
export type ConsistencyProofs = {
  readonly log: readonly Bytes[]
  readonly streams: Readonly<Record<string, readonly Bytes[]>>
}

/**
 * `proven`: one log, append-only from one checkpoint to the other, and so is each of `streams`, those that both name.
 * `contradict`: the signer of both cannot have been honest. `notComparable`: neither was shown.
 */
export type Comparison =
  | { readonly state: 'proven'; readonly streams: readonly string[] }
  | { readonly state: 'contradict'; readonly why: Contradiction; readonly stream?: string }
  | {
      readonly state: 'notComparable'
      readonly why: 'otherOrigin' | 'logProof' | 'streamProof'
      readonly stream?: string
    }

export type Contradiction =
  /** There are two roots for one size of the log, or two leaves at one index. */
  | 'otherLog'
  /** A later leaf names a smaller stream. */
  | 'streamShrank'
  /** There are two roots for one size of a stream. */
  | 'otherStream'
  /** There are two entries with the same number. */
  | 'otherEntry'

type Pair<Item> = readonly [earlier: Item, later: Item]

const bySize = <Head extends TreeHead>(one: Head, other: Head): Pair<Head> =>
  one.size <= other.size ? [one, other] : [other, one]

const otherTree = ([one, other]: Pair<TreeHead>) => one.size === other.size && !equalBytes(one.root, other.root)

const otherEntry = ([one, other]: Pair<ProvenStream>) => {
  const hashes = new Map(one.entries.map(({ seq, hash }) => [seq, hash]))
  return other.entries.some(({ seq, hash }) => (hashes.get(seq) ?? hash) !== hash)
}

const contradictionIn = (pair: Pair<ProvenStream>): Contradiction | null => {
  if (otherEntry(pair)) return 'otherEntry'
  if (otherTree(pair)) return 'otherStream'
  return pair[0].size > pair[1].size ? 'streamShrank' : null
}

const sharedStreams = ([one, other]: Pair<Proven>): Pair<ProvenStream>[] =>
  one.streams.flatMap((stream) => {
    const same = other.streams.find(({ id }) => id === stream.id)
    return same ? [[stream, same] as const] : []
  })

/** Finds what the two bundles alone already contradict. `pair` is in the order of the log's leaves. */
const contradictionOf = (pair: Pair<Proven>): Comparison | null => {
  const [earlier, later] = pair
  const sameLeaf = earlier.index === later.index
  if (otherTree([earlier.checkpoint, later.checkpoint])) return { state: 'contradict', why: 'otherLog' }
  if (sameLeaf && !equalBytes(earlier.leafHash, later.leafHash)) return { state: 'contradict', why: 'otherLog' }
  for (const streams of sharedStreams(pair)) {
    const why = contradictionIn(streams)
    if (why) return { state: 'contradict', why, stream: streams[0].id }
  }
  return null
}

/**
 * Compares what two bundles prove. Without consistency proofs, trees of different sizes are not comparable; a wrong
 * proof shows nothing, since anybody can write one.
 */
export function* compareProofs(one: Proven, other: Proven, proofs?: ConsistencyProofs): Hashing<Comparison> {
  if (one.checkpoint.origin !== other.checkpoint.origin) return { state: 'notComparable', why: 'otherOrigin' }
  const pair: Pair<Proven> = one.index <= other.index ? [one, other] : [other, one]
  const contradiction = contradictionOf(pair)
  if (contradiction) return contradiction
  const [smaller, larger] = bySize(one.checkpoint, other.checkpoint)
  if (!(yield* verifyConsistency(smaller, larger, proofs?.log ?? [])))
    return { state: 'notComparable', why: 'logProof' }
  const shared = sharedStreams(pair)
  for (const [earlier, later] of shared) {
    const { id } = earlier
    if (!(yield* verifyConsistency(earlier, later, proofs?.streams[id] ?? [])))
      return { state: 'notComparable', why: 'streamProof', stream: id }
  }
  return { state: 'proven', streams: shared.map(([{ id }]) => id) }
}
