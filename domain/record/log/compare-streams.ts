import { fromHex } from '../bytes.ts'
import type { Growth } from './trees/consistency.ts'
import { isShown } from './trees/consistency.ts'
import { equalBytes, type Hashing } from './trees/hashing.ts'
import { hashLeaves, merkleTreeHash } from './trees/merkle-tree.ts'
import type { TreeHead } from './verify-proofs.ts'

/** A file shows this of a stream. */
export type ComparedStream = {
  readonly id: string
  /** The head that the service log names; null when the file has none. */
  readonly head: TreeHead | null
  readonly entries: readonly { readonly seq: number; readonly hash: string }[]
  /** The file has every entry of the stream, from the first one on. */
  readonly whole: boolean
}

/** It comes from the file that was made earlier, and the other one's from the file that was made later. */
export type Pair<Item> = readonly [earlier: Item, later: Item]

export type StreamContradiction =
  /** A later file names a smaller stream. */
  | 'streamShrank'
  /** There are two roots for one size of a stream. */
  | 'otherStream'
  /** There are two entries with the same number. */
  | 'otherEntry'

export type StreamComparison =
  /** The later one continues the earlier one: shown by the entries in a file, or by a consistency proof. */
  | { readonly state: 'shown'; readonly by: 'entries' | 'proof' }
  | { readonly state: 'contradict'; readonly why: StreamContradiction; readonly seq?: number }
  | { readonly state: 'notShown' }

export const otherTree = (one: TreeHead, other: TreeHead): boolean =>
  one.size === other.size && !equalBytes(one.root, other.root)

/** Returns the number of the first entry that the two do not have alike. */
const otherEntry = ([one, other]: Pair<ComparedStream>): number | null => {
  const hashes = new Map(one.entries.map(({ seq, hash }) => [seq, hash]))
  return other.entries.find(({ seq, hash }) => (hashes.get(seq) ?? hash) !== hash)?.seq ?? null
}

/** A request that is answered while entries are added may be given more than a later one, so close files may differ. */
const shrank = ([one, other]: Pair<ComparedStream>, apart: boolean): boolean => {
  if (one.head && other.head && other.head.size < one.head.size) return true
  const least = one.whole && apart ? one.entries.length : (one.head?.size ?? 0)
  return other.whole && other.entries.length < least
}

/** Says whether the first entries of a whole stream have this head. */
function* beginsWith({ entries }: ComparedStream, { size, root }: TreeHead): Hashing<boolean> {
  const leaves = yield* hashLeaves(entries.slice(0, size).map(({ hash }) => fromHex(hash)))
  return equalBytes(yield* merkleTreeHash(leaves), root)
}

/** Holds the head of one file against the entries of the other. Null when they do not reach that far. */
function* byEntries({ head }: ComparedStream, whole: ComparedStream): Hashing<StreamComparison | null> {
  if (!whole.whole || !head || head.size > whole.entries.length) return null
  return (yield* beginsWith(whole, head))
    ? { state: 'shown', by: 'entries' }
    : { state: 'contradict', why: 'otherStream' }
}

/**
 * Compares what two files show of one stream.
 * @param apart whether the later file was made so much later that it must have all that the earlier one has
 */
export function* compareStreams(
  pair: Pair<ComparedStream>,
  growths: readonly Growth[],
  apart: boolean,
): Hashing<StreamComparison> {
  const [earlier, later] = pair
  const seq = otherEntry(pair)
  if (seq !== null) return { state: 'contradict', why: 'otherEntry', seq }
  if (earlier.head && later.head && otherTree(earlier.head, later.head))
    return { state: 'contradict', why: 'otherStream' }
  if (shrank(pair, apart)) return { state: 'contradict', why: 'streamShrank' }
  // Every entry of the shorter file was compared above.
  if (earlier.whole && later.whole) return { state: 'shown', by: 'entries' }
  const shown = (yield* byEntries(earlier, later)) ?? (yield* byEntries(later, earlier))
  if (shown) return shown
  if (!earlier.head || !later.head) return { state: 'notShown' }
  return (yield* isShown(earlier.head, later.head, growths)) ? { state: 'shown', by: 'proof' } : { state: 'notShown' }
}
