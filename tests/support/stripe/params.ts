import { invalid } from './problems.ts'

/** Holds what a request says, with names as they were sent, such as `metadata[charge]`. */
export type Params = ReadonlyMap<string, string>

export const paramsOf = (text: string): Params => new Map(new URLSearchParams(text))

/** Stripe refuses a parameter that it does not know. Lists count under their own name. */
export const requireKnown = (params: Params, known: readonly string[]): void => {
  for (const name of params.keys()) {
    const bare = name.replace(/\[.*$/, '')
    if (!known.includes(bare)) throw invalid(name, 'parameter_unknown')
  }
}

export const textIn = (params: Params, name: string): string => {
  const value = params.get(name)
  if (value === undefined || value === '') throw invalid(name, 'parameter_missing')
  return value
}

export const listIn = (params: Params, name: string): string[] =>
  [...params].filter(([key]) => key.startsWith(`${name}[`)).map(([, value]) => value)

export const groupIn = (params: Params, name: string): Record<string, string> =>
  Object.fromEntries(
    [...params].flatMap(([key, value]) =>
      key.startsWith(`${name}[`) ? [[key.slice(name.length + 1, -1), value] as const] : [],
    ),
  )
