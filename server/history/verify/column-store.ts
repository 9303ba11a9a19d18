import { agree } from '#domain/record/replay.ts'
import { createTextStore } from './text-store.ts'

export type Columns = Readonly<Record<string, unknown>>

/**
 * Keeps the recorded columns of many items. Their values stand in a text store, and the names of the columns only once for
 * all items that have the same ones. `add` returns the place from which they are read again.
 */
export const createColumnStore = () => {
  const texts = createTextStore()
  const named = new Map<string, number>()
  const names: (readonly string[])[] = []

  const shapeOf = (columns: Columns): number => {
    const own = Object.keys(columns)
    const key = JSON.stringify(own)
    const known = named.get(key)
    if (known !== undefined) return known
    named.set(key, names.length)
    return names.push(own) - 1
  }

  const textOf = (shape: number, columns: Columns): string => {
    const values: unknown[] = []
    for (const name of names[shape] ?? []) values.push(columns[name] ?? null)
    return JSON.stringify(values)
  }

  const add = (columns: Columns): number => {
    const shape = shapeOf(columns)
    return texts.add(textOf(shape, columns), shape)
  }

  const read = (place: number): Columns => {
    const values: unknown[] = JSON.parse(texts.read(place))
    return Object.fromEntries((names[texts.numberAt(place)] ?? []).map((name, at) => [name, values[at]]))
  }

  /** Puts newer columns over those at `place`, and returns the place of both. */
  const merge = (place: number, columns: Columns): number => {
    const shape = shapeOf(columns)
    if (shape !== texts.numberAt(place)) return add({ ...read(place), ...columns })
    const text = textOf(shape, columns)
    return texts.isAt(place, text) ? place : texts.add(text, shape)
  }

  /** Compares a row with what is recorded. Most rows have the same text, so that it is not parsed. */
  const isAgreed = (place: number, row: Columns): boolean =>
    texts.isAt(place, textOf(texts.numberAt(place), row)) || agree(row, read(place))

  return { add, read, merge, isAgreed }
}
