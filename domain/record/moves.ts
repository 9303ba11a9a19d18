import type { ChainEntry } from './chain.ts'
import { listedErasures, type Snapshot, snapshotIn } from './erasures.ts'
import { isEmpty } from './file/file-entry.ts'
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

export const isMove = ({ payload }: ItemEntry): boolean =>
  (payload.version !== undefined && payload.to !== undefined) || payload.row?.status !== undefined

/** A baseline follows the move that led to its version. */
const inOrder = (a: Move, b: Move): number =>
  versionOf(a) - versionOf(b) || Number(a.payload.row !== undefined) - Number(b.payload.row !== undefined)

/** Returns the version of the row after a move. In a forged entry it may be anything. */
export const versionOf = ({ payload }: Pick<Move, 'payload'>): number => payload.row?.version ?? payload.version ?? 0

/** A stream of which moves are read. */
type Within = { readonly stream: string; readonly snapshots: Snapshots }

/** The place of a move; `row` is the id of the row that it moved. */
type Place = { readonly row: string; readonly within: Within; readonly entry: ChainEntry }

export type RecordedMoves = {
  /** The places of the moves of each lifecycle row. */
  readonly rows: readonly (readonly Place[])[]
  /** The laws by which they were decided, in ascending order. */
  readonly laws: readonly number[]
}

const moveIn = ({ stream, snapshots }: Within, entry: ChainEntry): Move[] => {
  const item = itemEntryIn(stream, entry, snapshots)
  return item && isMove(item) ? [item] : []
}

function* placesIn(streams: readonly Stream[], laws: Set<number>): Generator<Place> {
  for (const { id: stream, entries } of streams) {
    const within = { stream, snapshots: snapshotsIn(entries) }
    for (const entry of entries)
      for (const { payload } of moveIn(within, entry)) {
        laws.add(payload.law ?? 1)
        // The same text is not kept twice.
        yield { row: payload.entityId === entry.entityId ? entry.entityId : payload.entityId, within, entry }
      }
  }
}

/**
 * Finds the moves of every lifecycle row in these streams: a row that was shared has its first moves in one stream and the
 * rest in another. An entry without its payload is no move, unless a snapshot says what stays of it. The moves themselves
 * are not kept, because those of a long record take much memory.
 */
export const movesIn = (streams: readonly Stream[]): RecordedMoves => {
  const laws = new Set<number>()
  const rows = [...Map.groupBy(placesIn(streams, laws), ({ row }) => row).values()]
  return { rows, laws: [...laws].sort((one, other) => one - other) }
}

/** Reads the moves of one row in the order of its versions. */
export const readMoves = (places: readonly Place[]): Move[] =>
  places.flatMap(({ within, entry }) => moveIn(within, entry)).sort(inOrder)

/** Groups the moves among entries that were read already by their entities, in the order of their versions. */
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
    return entries.some((entry) => {
      const { seq, leftOut = 'erased' } = entry
      return isEmpty(entry) && (leftOut !== 'erased' || listed.get(seq) === 'found')
    })
  })
