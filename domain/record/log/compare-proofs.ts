import type { Proven } from './check-proof.ts'
import type { ProvenRecovery } from './check-recoveries.ts'
import {
  type ComparedStream,
  compareStreams,
  otherTree,
  type Pair,
  type StreamContradiction,
} from './compare-streams.ts'
import { type Lost, withoutLost } from './lost-streams.ts'
import type { Checkpoint } from './notes/checkpoint.ts'
import { type Consistency, type Growth, isShown } from './trees/consistency.ts'
import { type Bytes, equalBytes, type Hashing } from './trees/hashing.ts'

/** A file shows this: a proof, an export or a checkpoint alone. Each was checked on its own before. */
export type Compared = {
  /** Null for an export that nothing of the service log came with. */
  readonly checkpoint: Pick<Checkpoint, 'origin' | 'size' | 'root'> | null
  /** The leaf of the log that names the streams; null for a checkpoint alone. */
  readonly leaf: { readonly index: number; readonly hash: Bytes } | null
  /** The instant (UTC) at which the file says that it was made; null for a checkpoint alone. */
  readonly at: string | null
  readonly streams: readonly ComparedStream[]
  /** Consistency proofs of the log that the file carries itself, up to its own checkpoint. */
  readonly carried: readonly Growth[]
  /** It says how its log came to continue others, oldest first. */
  readonly recoveries: readonly ProvenRecovery[]
}

/** `otherLog`: there are two roots for one size of the log, or two leaves at one index. */
export type Contradiction = 'otherLog' | StreamContradiction

/** Says whether the files are of one log, append-only from one checkpoint to the other. `none`: a file names no log. */
export type LogComparison = 'shown' | 'notShown' | 'otherOrigin' | 'none'

/**
 * `agree`: the later file continues the earlier one in each of `streams`, those that both have. `contradict`: the
 * signer of both cannot have been honest. `notComparable`: neither was shown.
 */
export type Comparison =
  | {
      readonly state: 'agree'
      readonly streams: readonly string[]
      readonly log: LogComparison
      /** The earlier file shows it, and the later one says that it was lost in a restore. It is missing where nothing was. */
      readonly lost?: readonly Lost[]
    }
  | { readonly state: 'contradict'; readonly why: Contradiction; readonly stream?: string; readonly seq?: number }
  | { readonly state: 'notComparable'; readonly why: NotComparable; readonly stream?: string }

/** `logProof` and `streamProof`: a consistency proof is missing. `nothingShared`: the files have nothing in common. */
export type NotComparable = 'otherOrigin' | 'logProof' | 'streamProof' | 'nothingShared'

export const comparedProof = ({ checkpoint, index, leaf, leafHash, streams, recoveries }: Proven): Compared => ({
  checkpoint,
  leaf: { index, hash: leafHash },
  at: leaf.at,
  streams: streams.map(({ id, size, root, entries }) => ({ id, head: { size, root }, entries, whole: false })),
  carried: [],
  recoveries,
})

/** Puts the file that was made earlier first, by the log's own order where there is one. */
export const inOrder = (one: Compared, other: Compared): Pair<Compared> => {
  const sameLog = one.checkpoint?.origin === other.checkpoint?.origin
  if (sameLog && one.leaf && other.leaf && one.leaf.index !== other.leaf.index)
    return one.leaf.index < other.leaf.index ? [one, other] : [other, one]
  if (one.at !== null && other.at !== null && one.at !== other.at)
    return one.at < other.at ? [one, other] : [other, one]
  return (one.checkpoint?.size ?? 0) <= (other.checkpoint?.size ?? 0) ? [one, other] : [other, one]
}

/** Files that were made within a minute of each other may overlap. */
const isApart = ([{ at: one }, { at: other }]: Pair<Compared>): boolean =>
  one !== null && other !== null && Date.parse(other) - Date.parse(one) > 60_000

function* compareLogs([one, other]: Pair<Compared>, proofs: Consistency | null): Hashing<LogComparison | 'contradict'> {
  const [a, b] = [one.checkpoint, other.checkpoint]
  if (!a || !b) return 'none'
  if (a.origin !== b.origin) return 'otherOrigin'
  if (otherTree(a, b)) return 'contradict'
  const [leaf, otherLeaf] = [one.leaf, other.leaf]
  if (leaf && leaf.index === otherLeaf?.index && !equalBytes(leaf.hash, otherLeaf.hash)) return 'contradict'
  const [smaller, larger] = a.size <= b.size ? [a, b] : [b, a]
  const brought = proofs && proofs.origin === a.origin ? [proofs.log] : []
  const growths = [...brought, ...one.carried, ...other.carried]
  return (yield* isShown(smaller, larger, growths)) ? 'shown' : 'notShown'
}

const sharedStreams = ([one, other]: Pair<Compared>): Pair<ComparedStream>[] =>
  one.streams.flatMap((stream) => {
    const same = other.streams.find(({ id }) => id === stream.id)
    return same ? [[stream, same] as const] : []
  })

/** The log must be shown to be one, unless the entries themselves show that nothing of the streams differs. */
const reasonFor = (log: LogComparison): NotComparable => {
  if (log === 'otherOrigin') return 'otherOrigin'
  return log === 'notShown' ? 'logProof' : 'nothingShared'
}

/** Compares what two files show. `proofs` is what somebody brought beside them. */
export function* compareProofs(one: Compared, other: Compared, proofs: Consistency | null = null): Hashing<Comparison> {
  const { pair, lost } = withoutLost(inOrder(one, other))
  const log = yield* compareLogs(pair, proofs)
  if (log === 'contradict') return { state: 'contradict', why: 'otherLog' }
  const shared = sharedStreams(pair)
  let missing: string | null = null
  let byEntries = shared.length > 0
  for (const streams of shared) {
    const { id } = streams[0]
    const growths = (proofs?.streams ?? []).filter((growth) => growth.id === id)
    const compared = yield* compareStreams(streams, growths, isApart(pair))
    if (compared.state === 'contradict') return { ...compared, stream: id }
    if (compared.state === 'notShown') missing ??= id
    byEntries &&= compared.state === 'shown' && compared.by === 'entries'
  }
  if (log !== 'shown' && !byEntries) return { state: 'notComparable', why: reasonFor(log) }
  if (missing !== null) return { state: 'notComparable', why: 'streamProof', stream: missing }
  return { state: 'agree', streams: shared.map(([{ id }]) => id), log, ...(lost.length > 0 && { lost }) }
}
