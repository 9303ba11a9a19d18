import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'

/**
 * What an address says of each part of a selection, which anybody can have typed: what cannot be understood is left out. The
 * router keeps what a route did not ask for, so whoever reads its search reads it through this.
 */
export const understood = (parts: Readonly<Record<string, $ZodType>>, raw: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, schema]) => {
      // The router reads `search=2026` as a number.
      const given = typeof raw[name] === 'number' ? String(raw[name]) : raw[name]
      const { success, data } = z.safeParse(schema, given)
      return success && data !== undefined ? [[name, data] as const] : []
    }),
  )

/** Without what says nothing: nothing usual stands in the address. */
export const texts = <S extends object>(selection: S): Partial<S> => {
  const kept = { ...selection }
  for (const name in kept) if (kept[name] === undefined || kept[name] === '') delete kept[name]
  return kept
}
