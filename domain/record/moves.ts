import type { ChainEntry } from './chain.ts'
import type { Move, MovePayload } from './replay.ts'

const isMove = ({ entityId, version, to }: Partial<MovePayload>) =>
  typeof entityId === 'string' && version !== undefined && to !== undefined

/** Returns null for an entry that is no move. In a forged file, a payload may be anything. */
const moveIn = (payload: string): MovePayload | null => {
  try {
    const told: MovePayload | null = JSON.parse(payload)
    return told !== null && isMove(told) ? told : null
  } catch {
    return null
  }
}

type Stream = { readonly id: string; readonly entries: readonly ChainEntry[] }

/**
 * Collects the moves of every lifecycle row in these streams, by entity and in the order of their versions: a row that
 * was shared has its first moves in one stream and the rest in another. An entry without its payload is no move.
 */
export const movesByEntity = (streams: readonly Stream[]): Map<string, Move[]> => {
  const moves = streams.flatMap(({ id: stream, entries }) =>
    entries.flatMap(({ kind, seq, payload: text }): Move[] => {
      const payload = text === null ? null : moveIn(text)
      return payload ? [{ kind, stream, seq, payload }] : []
    }),
  )
  const grouped = Map.groupBy(moves, ({ payload }) => payload.entityId)
  for (const own of grouped.values()) own.sort((a, b) => (a.payload.version ?? 0) - (b.payload.version ?? 0))
  return grouped
}
