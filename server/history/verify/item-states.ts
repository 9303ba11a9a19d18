import { type ItemEntry, isMove, versionOf } from '#domain/record/moves.ts'
import { checkMove, fromBaseline } from '#domain/record/replay.ts'
import { type Columns, createColumnStore } from './column-store.ts'
import type { ItemSaid } from './item-said.ts'
import type { EntryReader } from './read-entries.ts'

/** Tens of thousands of items have one of these, so it holds no more than its comparison with a row needs. */
export type ItemState = {
  stream: string
  decidedAt: string | null
  /** Null until one of its entries is a move. */
  last: 'move' | 'baseline' | null
  status: string
  version: number
  /** The place of its recorded columns; null where none were recorded. */
  columns: number | null
  /** Its entries must be read together: they are out of order, contradict each other, or lost columns in an erasure. */
  isUnusual: boolean
  /** A row of it was found. */
  isKnown: boolean
}

const begun = (stream: string): ItemState => ({
  stream,
  decidedAt: null,
  last: null,
  status: '',
  version: 0,
  columns: null,
  isUnusual: false,
  isKnown: false,
})

/** Says whether a move follows the last one, as it does unless the order of the entries is not that of the versions. */
const isNext = ({ version, last }: ItemState, entry: ItemEntry): boolean => {
  const next = versionOf(entry)
  return next > version || (next === version && (last !== 'baseline' || entry.payload.row !== undefined))
}

/** Holds the states of all items by their kinds and ids. */
const createItems = () => {
  const kinds = new Map<string, Map<string, ItemState>>()
  const find = (entity: string, id: string): ItemState | undefined => kinds.get(entity)?.get(id)
  const add = (entity: string, id: string, state: ItemState): void => {
    const known = kinds.get(entity)
    if (known) known.set(id, state)
    else kinds.set(entity, new Map([[id, state]]))
  }
  return { kinds, find, add }
}

/**
 * Replays every item while its entries are read one after the other, and keeps of each only where it stands. Entries that
 * cannot be judged alone make their item unusual.
 */
export const itemStates = () => {
  const { kinds, find, add } = createItems()
  const recorded = createColumnStore()
  const statuses = new Map<string, string>()

  /** Returns one copy of a text that stands in many entries. */
  const shared = (status: string): string => {
    const known = statuses.get(status)
    if (known === undefined) statuses.set(status, status)
    return known ?? status
  }

  const keep = (state: ItemState, { row, columns: own }: ItemEntry['payload']): void => {
    const columns = row?.columns ?? own
    if (columns === undefined) return
    if (typeof columns !== 'object' || columns === null) state.isUnusual = true
    else if (state.columns === null) state.columns = recorded.add(columns)
    else state.columns = recorded.merge(state.columns, columns)
  }

  const columnsOf = ({ columns }: ItemState): Columns => (columns === null ? {} : recorded.read(columns))

  const move = (state: ItemState, entry: ItemEntry, isFirst: boolean): void => {
    const { entity, entityId: id, row, to } = entry.payload
    if (isFirst ? state.columns !== null : !isNext(state, entry)) throw new RangeError('its entries are out of order')
    if (row) {
      const { status, version } = state
      fromBaseline({ entity, id, status, version, columns: columnsOf(state) }, entry, row, {}, isFirst)
      state.columns = null
    } else checkMove(state, entry, {}, isFirst)
    state.status = shared((row ? row.status : to) ?? '')
    state.version = versionOf(entry)
    state.last = row ? 'baseline' : 'move'
    keep(state, entry.payload)
  }

  const stateOf = ({ stream, payload: { entity, entityId } }: ItemEntry): ItemState => {
    const known = find(entity, entityId)
    if (known) return known
    const state = begun(stream)
    add(entity, entityId, state)
    return state
  }

  const reader: EntryReader = {
    see: (_entry, item) => {
      if (!item) return
      const { payload, stream, lost } = item
      const state = stateOf(item)
      state.stream = stream
      if (payload.to !== undefined) state.decidedAt = payload.decidedAt ?? null
      if (lost.length > 0) state.isUnusual = true
      const [isFirst, moves] = [state.last === null, isMove(item)]
      if (moves) state.last ??= 'move'
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
    const { status, version, stream, decidedAt, last, columns } = state
    return {
      stream,
      decidedAt,
      moved: last === null ? null : { status, version },
      agrees: (row) => columns === null || recorded.isAgreed(columns, row.columns),
    }
  }

  return { reader, kinds, find, saidOf }
}
export type ItemStates = ReturnType<typeof itemStates>
