import type { Move, MovePayload } from './replay.ts'
import type { StreamCopy } from './streams.ts'

const isMove = (payload: MovePayload) => payload.version !== undefined && payload.to !== undefined

/**
 * The moves of every lifecycle row in these streams, by entity and in the order of their versions: a row that was shared
 * has its first moves in one stream and the rest in another. A payload that was lawfully erased takes its entity out.
 */
export const movesByEntity = (streams: readonly StreamCopy[]): Map<string, Move[]> => {
  const moves = streams.flatMap(({ entries }) =>
    entries.flatMap(({ kind, payload }): Move[] => (payload === null ? [] : [{ kind, payload: JSON.parse(payload) }])),
  )
  const grouped = Map.groupBy(
    moves.filter(({ payload }) => isMove(payload)),
    ({ payload }) => payload.entityId,
  )
  for (const own of grouped.values()) own.sort((a, b) => (a.payload.version ?? 0) - (b.payload.version ?? 0))
  return grouped
}
