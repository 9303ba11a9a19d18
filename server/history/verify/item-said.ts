import { type ItemEntry, movesAmong } from '#domain/record/moves.ts'
import { agree, type Replayed, recordedColumns, replay } from '#domain/record/replay.ts'
import type { RecordedRow } from '../record-part.ts'

/** Holds what the entries of one item say of its row. */
export type ItemSaid = {
  /** Its last entry stands in this stream. */
  readonly stream: string
  /** Its last move was decided then; null where entries do not say so. */
  readonly decidedAt: string | null
  /** The state that its moves lead to, or how they contradict each other; null where nothing moved it. */
  readonly moved: Pick<Replayed, 'status' | 'version'> | string | null
  /** Compares a row's columns with those that its moves lead to, or with those recorded last for something without a chart. */
  readonly agrees: (row: RecordedRow) => boolean
}

/** Returns text when the entries contradict each other; then nothing can be said about the row. */
const replayed = (moves: Parameters<typeof replay>[0], incomplete: ReadonlySet<string>): Replayed | string => {
  try {
    return replay(moves, { gaps: incomplete.has(moves[0]?.payload.entityId ?? '') })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Reads all entries of one item together. Moves may be missing among those of `incomplete` items. */
export const saidBy = (entries: readonly ItemEntry[], incomplete: ReadonlySet<string>): ItemSaid => {
  const last = entries.at(-1)
  const moves = movesAmong(entries).get(last?.payload.entityId ?? '')
  const moved = moves ? replayed(moves, incomplete) : null
  const columns = recordedColumns(entries)
  return {
    stream: last?.stream ?? '',
    decidedAt: entries.findLast(({ payload }) => payload.to !== undefined)?.payload.decidedAt ?? null,
    moved,
    agrees: (row) =>
      agree(row.columns, row.status !== undefined && moved && typeof moved === 'object' ? moved.columns : columns),
  }
}
