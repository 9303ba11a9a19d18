import { type ItemEntry, isMove, versionOf } from '#domain/record/moves.ts'
import { checkMove, fromBaseline, type Replayed } from '#domain/record/replay.ts'
import { itemKey } from './family-record.ts'
import type { ItemSaid } from './item-said.ts'
import type { EntryReader } from './read-entries.ts'
import { createTextStore } from './text-store.ts'

type ItemState = {
  readonly entity: string
  readonly id: string
  stream: string
  decidedAt: string | null
  /** One of its entries is a move. */
  isMoved: boolean
  /** Its last move was a baseline. */
  isBaseline: boolean
  status: string
  version: number
  /** The places of its recorded columns, oldest first. */
  columns: number[]
  /** Its entries must be read together: they are out of order, contradict each other, or lost columns in an erasure. */
  isUnusual: boolean
  /** A row of it was found. */
  isKnown: boolean
}

const begun = ({ entity, entityId: id }: ItemEntry['payload'], stream: string): ItemState => ({
  entity,
  id,
  stream,
  decidedAt: null,
  isMoved: false,
  isBaseline: false,
  status: '',
  version: 0,
  columns: [],
  isUnusual: false,
  isKnown: false,
})

/** Says whether a move follows the last one, as it does unless the order of the entries is not that of the versions. */
const isNext = ({ version, isBaseline }: ItemState, entry: ItemEntry): boolean => {
  const next = versionOf(entry)
  return next > version || (next === version && (!isBaseline || entry.payload.row !== undefined))
}

/**
 * Replays every item while its entries are read one after the other, and keeps of each only where it stands. Entries that
 * cannot be judged alone make their item unusual.
 */
export const itemStates = () => {
  const states = new Map<string, ItemState>()
  const texts = createTextStore()

  const columnsOf = ({ columns }: ItemState): Replayed['columns'] => {
    const [first = {}, ...rest] = columns.map((place): Replayed['columns'] => JSON.parse(texts.read(place)))
    return rest.length === 0 ? first : Object.assign({}, first, ...rest)
  }

  const keep = (state: ItemState, { row, columns }: ItemEntry['payload']): void => {
    const recorded: unknown = row?.columns ?? columns
    if (recorded === undefined) return
    if (typeof recorded !== 'object' || recorded === null) state.isUnusual = true
    else if (state.columns.length > 0) state.columns.push(texts.add(JSON.stringify(recorded)))
    // Many items have only one, and a first push would make room for 17.
    else state.columns = [texts.add(JSON.stringify(recorded))]
  }

  const move = (state: ItemState, entry: ItemEntry, isFirst: boolean): void => {
    const { row } = entry.payload
    if (isFirst ? state.columns.length > 0 : !isNext(state, entry)) throw new RangeError('its entries are out of order')
    if (row) {
      fromBaseline({ ...state, columns: columnsOf(state) }, entry, row, {}, isFirst)
      state.columns = []
    } else checkMove(state, entry, {}, isFirst)
    state.status = row ? (row.status ?? '') : (entry.payload.to ?? '')
    state.version = versionOf(entry)
    state.isBaseline = row !== undefined
    keep(state, entry.payload)
  }

  const reader: EntryReader = {
    see: (_entry, item) => {
      if (!item) return
      const { payload, stream, lost } = item
      const key = itemKey(payload.entity, payload.entityId)
      const known = states.get(key)
      const state = known ?? begun(payload, stream)
      if (!known) states.set(key, state)
      state.stream = stream
      if (payload.to !== undefined) state.decidedAt = payload.decidedAt ?? null
      if (lost.length > 0) state.isUnusual = true
      const [isFirst, moves] = [!state.isMoved, isMove(item)]
      state.isMoved ||= moves
      if (state.isUnusual) return
      try {
        if (moves) move(state, item, isFirst)
        else if (isFirst) keep(state, payload)
      } catch {
        state.isUnusual = true
      }
    },
  }

  /** Returns what the entries of an item say that is not unusual. */
  const saidOf = (state: ItemState): ItemSaid => {
    const { entity, id, status, version, stream, decidedAt } = state
    const columns = columnsOf(state)
    return { stream, decidedAt, moved: state.isMoved ? { entity, id, status, version, columns } : null, columns }
  }

  return { reader, states, saidOf }
}
export type ItemStates = ReturnType<typeof itemStates>
