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
    const values: unknown[] = [shape]
    for (const name of names[shape] ?? []) values.push(columns[name] ?? null)
    return JSON.stringify(values)
  }

  const shapeIn = (text: string): number => Number.parseInt(text.slice(1), 10)

  const parse = (text: string): Columns => {
    const [shape, ...values]: [number, ...unknown[]] = JSON.parse(text)
    return Object.fromEntries((names[shape] ?? []).map((name, at) => [name, values[at]]))
  }

  const add = (columns: Columns): number => texts.add(textOf(shapeOf(columns), columns))
  const read = (place: number): Columns => parse(texts.read(place))

  /** Puts newer columns over those at `place`, and returns the place of both. */
  const merge = (place: number, columns: Columns): number => {
    const before = texts.read(place)
    const shape = shapeOf(columns)
    if (shape !== shapeIn(before)) return add({ ...parse(before), ...columns })
    const text = textOf(shape, columns)
    return text === before ? place : texts.add(text)
  }

  /** Compares a row with what is recorded. Most rows have the same text, so that it is not parsed. */
  const isAgreed = (place: number, row: Columns): boolean => {
    const text = texts.read(place)
    return text === textOf(shapeIn(text), row) || agree(row, parse(text))
  }

  return { add, read, merge, isAgreed }
}
