import { canonical } from '../canonical.ts'

// Payloads of one item repeat most of what they say, so a proof has of each only what differs from an earlier one. Unlike
// a merge patch of RFC 7396 it can set a value to null; what is taken away is listed beside it.

export type Values = { readonly [key: string]: unknown }

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `without` has JSON pointers (RFC 6901) to the members that the earlier payload has and this one does not. */
export type Changes = { readonly values: Values; readonly without: readonly string[] }

const pointerOf = (path: string, key: string) => `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`

/** Returns what is to be changed in `before` to get `after`. */
export const changesBetween = (before: Values, after: Values, path = ''): Changes => {
  const without = Object.keys(before).flatMap((key) => (Object.hasOwn(after, key) ? [] : [pointerOf(path, key)]))
  const values: [string, unknown][] = []
  for (const [key, value] of Object.entries(after)) {
    const old = Object.hasOwn(before, key) ? before[key] : undefined
    if (isValues(old) && isValues(value)) {
      const inner = changesBetween(old, value, pointerOf(path, key))
      without.push(...inner.without)
      if (Object.keys(inner.values).length > 0) values.push([key, inner.values])
    } else if (old === undefined || canonical(old) !== canonical(value)) values.push([key, value])
  }
  return { values: Object.fromEntries(values), without }
}

/** Returns `before` with the changes; what they do not name stays. */
export const withChanges = (before: Values, { values, without }: Changes, path = ''): Values => {
  const kept = Object.entries(before).filter(([key]) => !without.includes(pointerOf(path, key)))
  const merged = kept.map(([key, old]): [string, unknown] => {
    const value = Object.hasOwn(values, key) ? values[key] : undefined
    if (isValues(old) && (value === undefined || isValues(value)))
      return [key, withChanges(old, { values: value ?? {}, without }, pointerOf(path, key))]
    return [key, value === undefined ? old : value]
  })
  const known = new Set(kept.map(([key]) => key))
  return Object.fromEntries([...merged, ...Object.entries(values).filter(([key]) => !known.has(key))])
}
