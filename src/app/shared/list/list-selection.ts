import type { $ZodType } from 'zod/v4/core'
import { read } from '#src/api/read.ts'

/**
 * Reads each part of a selection from an address, which anybody can have typed, and drops the parts that it cannot
 * read. The router keeps parameters that a route did not declare, so a page reads its search through this.
 */
const understood = (parts: Readonly<Record<string, $ZodType>>, raw: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, schema]) => {
      // The router reads `search=2026` as a number.
      const given = typeof raw[name] === 'number' ? String(raw[name]) : raw[name]
      const parsed = read(schema, given)
      return parsed.success && parsed.data !== undefined ? [[name, parsed.data] as const] : []
    }),
  )

type ListSelectionOptions<Selection extends object, Narrowing extends keyof Selection> = {
  readonly parts: Readonly<Record<string, $ZodType>>
  readonly schema: $ZodType<Selection>
  /** These parts narrow the list; the others only order it. */
  readonly narrowing: readonly Narrowing[]
  /** Gives the parts that order the list, without the usual order. A list that has only one order leaves it out. */
  readonly orderIn?: (selection: Selection) => Partial<Selection>
  /** These values, like the empty one, do not narrow the list. */
  readonly defaults?: Partial<Selection>
}

/** Reads and writes the selection of one list in the address, where default values are left out. */
export function listSelection<Selection extends object, Narrowing extends keyof Selection & string>(
  options: ListSelectionOptions<Selection, Narrowing>,
) {
  const { parts, schema, narrowing, orderIn = () => ({}) } = options
  const defaults: Partial<Selection> = options.defaults ?? {}
  const narrows = (name: string): boolean => narrowing.some((known) => known === name)
  /** A part that the change leaves out returns to its default. Parts with a default come last, then the order. */
  const tidied = (selection: Selection): Selection => {
    const tidy = { ...selection }
    for (const name in tidy) if (!narrows(name) || tidy[name] === undefined || tidy[name] === '') delete tidy[name]
    for (const name in defaults) {
      const value = tidy[name]
      delete tidy[name]
      if (value !== undefined && value !== defaults[name]) tidy[name] = value
    }
    return Object.assign(tidy, orderIn(selection))
  }
  const wholeOf = (given: unknown): Selection => {
    const parsed = read(schema, given)
    if (!parsed.success) throw new Error('The parts of a selection make no selection.')
    return tidied(parsed.data)
  }
  return {
    tidied,
    selectionFrom: (raw: Record<string, unknown>): Selection => wholeOf(understood(parts, raw)),
    activeIn: (selection: Selection): Narrowing[] => narrowing.filter((name) => selection[name] !== undefined),
    /** Keeps the order and removes all filters. */
    cleared: (selection: Selection): Selection => wholeOf(orderIn(selection)),
  }
}
