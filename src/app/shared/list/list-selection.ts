import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import type { ListOrders } from './list-orders.ts'

/**
 * Reads each part of a selection from an address, which anybody can have typed, and drops the parts that it cannot
 * read. The router keeps parameters that a route did not declare, so a page reads its search through this.
 */
const understood = (parts: Readonly<Record<string, $ZodType>>, raw: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, schema]) => {
      // The router reads `search=2026` as a number.
      const given = typeof raw[name] === 'number' ? String(raw[name]) : raw[name]
      const { success, data } = z.safeParse(schema, given)
      return success && data !== undefined ? [[name, data] as const] : []
    }),
  )

type ListSelectionOptions<Selection extends object, Narrowing extends keyof Selection, Sort extends string> = {
  readonly parts: Readonly<Record<string, $ZodType>>
  readonly schema: $ZodType<Selection>
  /** These parts narrow the list; the others only order it. */
  readonly narrowing: readonly Narrowing[]
  readonly orders: ListOrders<Sort>
  /** These values, like the empty one, do not narrow the list. */
  readonly defaults?: Partial<Selection>
}

type Ordered = { sort?: string | undefined; direction?: 'ascending' | 'descending' | undefined }

/** Reads and writes the selection of one list in the address, where default values are left out. */
export function listSelection<
  Selection extends Ordered,
  Narrowing extends keyof Selection & string,
  Sort extends string & Selection['sort'],
>(options: ListSelectionOptions<Selection, Narrowing, Sort>) {
  const { parts, schema, narrowing, orders } = options
  const defaults: Partial<Selection> = options.defaults ?? {}
  /** A part that the change leaves out returns to its default. */
  const tidied = (selection: Selection): Selection => {
    const tidy = { ...selection }
    for (const name in tidy) if (tidy[name] === undefined || tidy[name] === '') delete tidy[name]
    for (const name in defaults) {
      const value = tidy[name]
      delete tidy[name]
      if (value !== undefined && value !== defaults[name]) tidy[name] = value
    }
    delete tidy.sort
    delete tidy.direction
    return orders.isUsual(selection) ? tidy : Object.assign(tidy, orders.orderOf(selection))
  }
  return {
    tidied,
    selectionFrom: (raw: Record<string, unknown>): Selection => tidied(z.parse(schema, understood(parts, raw))),
    activeIn: (selection: Selection): Narrowing[] => narrowing.filter((name) => selection[name] !== undefined),
    /** Keeps the order and removes all filters. */
    cleared: (selection: Selection): Selection =>
      tidied(z.parse(schema, { sort: selection.sort, direction: selection.direction })),
  }
}
