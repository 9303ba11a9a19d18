import type { ChainEntry } from './chain.ts'
import { listedErasures, type Snapshot, snapshotIn } from './erasures.ts'
import { type ItemPayload, itemPayloadIn } from './payload.ts'
import type { Move } from './replay.ts'

type Stream = { readonly id: string; readonly entries: readonly ChainEntry[] }

/** An entry about an item, with what a lawful erasure left of it. */
export type ItemEntry = {
  readonly stream: string
  readonly seq: number
  readonly at: string
  readonly kind: string
  readonly payload: ItemPayload
  /** The entry recorded these columns, and an erasure removed them. */
  readonly lost: readonly string[]
}

type Snapshots = ReadonlyMap<number, Snapshot>

/** Collects what a stream's snapshots say, by the number of the entry that each replaces. */
export const snapshotsIn = (entries: readonly Pick<ChainEntry, 'seq' | 'kind' | 'payload'>[]): Snapshots => {
  const snapshots = new Map<number, Snapshot>()
  for (const entry of entries) {
    const snapshot = snapshotIn(entry)
    if (snapshot) snapshots.set(snapshot.seq, snapshot)
  }
  return snapshots
}

const nothingLost: readonly string[] = []

/** Reads one entry, or what a snapshot of its stream says in its place. Returns null when it cannot be read. */
export const itemEntryIn = (
  stream: string,
  { seq, at, kind, payload: text }: Pick<ChainEntry, 'seq' | 'at' | 'kind' | 'payload'>,
  snapshots: Snapshots,
): ItemEntry | null => {
  if (text === null) {
    const snapshot = snapshots.get(seq)
    return snapshot ? { stream, seq, at, kind, payload: snapshot.payload, lost: snapshot.lost } : null
  }
  const payload = itemPayloadIn(text)
  return payload && { stream, seq, at, kind, payload, lost: nothingLost }
}

/** Lists the entries of a stream that can be read, with a snapshot in the place of each entry that was erased. */
export const entriesIn = ({ id: stream, entries }: Stream): ItemEntry[] => {
  const snapshots = snapshotsIn(entries)
  return entries.flatMap((entry) => itemEntryIn(stream, entry, snapshots) ?? [])
}

export const isMove = ({ payload }: ItemEntry): boolean =>
  (payload.version !== undefined && payload.to !== undefined) || payload.row?.status !== undefined

/** A baseline follows the move that led to its version. */
const inOrder = (a: Move, b: Move): number =>
  versionOf(a) - versionOf(b) || Number(a.payload.row !== undefined) - Number(b.payload.row !== undefined)

/** Returns the version of the row after a move. In a forged entry it may be anything. */
export const versionOf = ({ payload }: Pick<Move, 'payload'>): number => payload.row?.version ?? payload.version ?? 0

/**
 * Collects the moves of every lifecycle row in these streams, by entity and in the order of their versions: a row that
 * was shared has its first moves in one stream and the rest in another. An entry without its payload is no move, unless
 * a snapshot says what stays of it.
 */
export const movesByEntity = (streams: readonly Stream[]): Map<string, Move[]> => movesAmong(streams.flatMap(entriesIn))

/** Does the same for entries that were read already. */
export const movesAmong = (entries: readonly ItemEntry[]): Map<string, Move[]> => {
  const grouped = Map.groupBy<string, Move>(entries.filter(isMove), ({ payload }) => payload.entityId)
  for (const own of grouped.values()) own.sort(inOrder)
  return grouped
}

type GivenEntry = Pick<ChainEntry, 'seq' | 'kind' | 'payload'> & { readonly leftOut?: string | undefined }
type Given = { readonly entries: readonly GivenEntry[] }

/**
 * Says whether moves may be missing from what somebody was given: the file leaves entries out, or they were empty
 * already when the record began to demand a snapshot.
 */
export const hasGaps = (streams: readonly Given[]): boolean =>
  streams.some(({ entries }) => {
    const listed = listedErasures(entries)
    return entries.some(
      ({ seq, payload, leftOut = 'erased' }) =>
        payload === null && (leftOut !== 'erased' || listed.get(seq) === 'found'),
    )
  })
