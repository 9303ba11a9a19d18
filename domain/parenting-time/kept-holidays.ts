import type { Engine, Range } from './engine.ts'

/**
 * A holiday in one year, with the children who keep it at the same times. `parents` has one after the other; it is empty where
 * whoever has the day keeps the children.
 */
export type KeptHoliday = {
  readonly holidayId: string
  readonly year: number
  readonly childIds: readonly string[]
  readonly from: number
  readonly until: number
  readonly parents: readonly string[]
}

/** Returns the holidays that touch a range, those that change nothing among them, the earliest first. */
export function keptHolidays(engine: Engine, childIds: readonly string[], range: Range): KeptHoliday[] {
  const found = new Map<string, KeptHoliday & { readonly childIds: string[] }>()
  for (const childId of childIds)
    for (const { holidayId, year, from, until, blocks } of engine.holidays(childId, range)) {
      const key = `${holidayId} ${year} ${from} ${until}`
      const known = found.get(key)
      const parents = blocks.flatMap(({ parent }) => parent ?? [])
      if (known) known.childIds.push(childId)
      else found.set(key, { holidayId, year, childIds: [childId], from, until, parents })
    }
  return [...found.values()].toSorted((one, other) => one.from - other.from)
}
