// The build writes the schemas of answers, of the live stream and of addresses out as calls of these functions, so that
// no first screen loads zod. Each returns what zod returns for the same schema, and `no` for what zod refuses.

export const no = Symbol('no')

/** Returns the parsed value, or `no`. */
export type Parser = (value: unknown) => unknown

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** Texts are measured in code points, as zod measures them. */
const sized = (value: unknown): number =>
  (typeof value === 'string' ? Array.from(value) : (value as { readonly length: number })).length

const when =
  (accepted: (value: unknown) => boolean): Parser =>
  (value) =>
    accepted(value) ? value : no

export const string = when((value) => typeof value === 'string')
export const number = when((value) => Number.isFinite(value))
export const integer = when((value) => Number.isSafeInteger(value))
export const boolean = when((value) => typeof value === 'boolean')
export const anything: Parser = (value) => value
export const nothing = when((value) => value === undefined)

export const oneOf = (...values: readonly unknown[]): Parser => when((value) => values.includes(value))

export const matching = (pattern: RegExp): Parser => when((value) => pattern.test(String(value)))
export const address = when((value) => URL.canParse(String(value)))
export const atLeast = (length: number): Parser => when((value) => sized(value) >= length)
export const atMost = (length: number): Parser => when((value) => sized(value) <= length)
export const from = (least: number): Parser => when((value) => Number(value) >= least)
export const upTo = (most: number): Parser => when((value) => Number(value) <= most)
export const above = (limit: number): Parser => when((value) => Number(value) > limit)
export const below = (limit: number): Parser => when((value) => Number(value) < limit)
export const judged = (accepted: (value: never) => unknown): Parser =>
  when((value) => Boolean(accepted(value as never)))
export const changed =
  (change: (value: never) => unknown): Parser =>
  (value) =>
    change(value as never)

/** Parses by each of them in turn. */
export const all =
  (...parsers: readonly Parser[]): Parser =>
  (value) => {
    let parsed = value
    for (const parser of parsers) {
      parsed = parser(parsed)
      if (parsed === no) return no
    }
    return parsed
  }

/** Takes the first that accepts the value. */
export const either =
  (...parsers: readonly Parser[]): Parser =>
  (value) => {
    for (const parser of parsers) {
      const parsed = parser(value)
      if (parsed !== no) return parsed
    }
    return no
  }

export const nullable =
  (inner: Parser): Parser =>
  (value) =>
    value === null ? null : inner(value)
export const optional =
  (inner: Parser): Parser =>
  (value) =>
    value === undefined ? undefined : inner(value)
export const withDefault =
  (inner: Parser, missing: () => unknown): Parser =>
  (value) =>
    value === undefined ? missing() : inner(value)

export const list =
  (element: Parser): Parser =>
  (value) => {
    if (!Array.isArray(value)) return no
    const parsed = value.map(element)
    return parsed.includes(no) ? no : parsed
  }

type Shape = Readonly<Record<string, Parser>>

/** Fields that are `present` have to be there, whatever they hold. */
const parsedFields = (shape: Shape, present: readonly string[], value: Fields): Fields | typeof no => {
  if (!present.every((key) => key in value)) return no
  const parsed: Record<string, unknown> = {}
  for (const key in shape) {
    const part = shape[key]?.(value[key])
    if (part === no) return no
    if (part !== undefined || key in value) parsed[key] = part
  }
  return parsed
}

/** Leaves out the fields that the shape does not name. */
export const object =
  (shape: Shape, present: readonly string[] = []): Parser =>
  (value) =>
    isFields(value) ? parsedFields(shape, present, value) : no

/** Refuses the fields that the shape does not name. */
export const strictObject =
  (shape: Shape, present: readonly string[] = []): Parser =>
  (value) =>
    isFields(value) && Object.keys(value).every((key) => Object.hasOwn(shape, key))
      ? parsedFields(shape, present, value)
      : no

export const record =
  (inner: Parser): Parser =>
  (value) => {
    if (!isFields(value)) return no
    const parsed = Object.entries(value).map(([key, part]) => [key, inner(part)] as const)
    return parsed.some(([, part]) => part === no) ? no : Object.fromEntries(parsed)
  }
