import fc from 'fast-check'
import type { $ZodCheck, $ZodType, $ZodTypes } from 'zod/v4/core'

const texts: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid({ version: 4 }),
  datetime: fc.constantFrom('2026-11-20T14:00:00.000Z', '1900-01-01T00:00:00.000Z'),
  date: fc.constantFrom('2026-11-20', '2028-02-29', '1900-01-01'),
  url: fc.constantFrom('https://example.org/a?b=c', 'webcal://example.org/x'),
  time: fc.constantFrom('08:30', '23:59'),
}

/** A text or a number has to be this. */
type Checked = { readonly format?: string | undefined; readonly checks?: readonly $ZodCheck<never>[] | undefined }

/** Makes values that fit a schema, but for the rules between its fields. */
export function fitting(schema: $ZodType): fc.Arbitrary<unknown> {
  const { def } = (schema as $ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return textOf(def)
    case 'number':
      return numberOf(def)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'void':
      return fc.constant(undefined)
    case 'unknown':
      return fc.jsonValue({ maxDepth: 1 })
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'nullable':
      return fc.oneof(fc.constant(null), fitting(def.innerType))
    case 'optional':
    case 'default':
      return fc.oneof(fc.constant(undefined), fitting(def.innerType))
    case 'array':
      return fc.array(fitting(def.element), { maxLength: 2 })
    case 'union':
      return fc.oneof(...def.options.map(fitting))
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(def.shape).map(([key, part]) => [key, fitting(part)])))
    case 'record':
      return recordOf(def.keyType, def.valueType)
    default:
      throw new Error(`No sample for ${def.type}.`)
  }
}

function textOf({ format, checks = [] }: Checked): fc.Arbitrary<string> {
  const formats = [format, ...checks.map(({ _zod }) => (_zod.def as { format?: string }).format)]
  if (formats.includes('regex')) return texts.time ?? fc.string()
  const known = formats.map((one) => texts[one ?? '']).find((one) => one !== undefined)
  return known ?? fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
}

function numberOf({ format, checks = [] }: Checked): fc.Arbitrary<number> {
  const bounds = checks.flatMap(({ _zod }) => {
    const { value } = _zod.def as { value?: unknown }
    return typeof value === 'number' ? [value] : []
  })
  const whole =
    format === 'safeint' || checks.some(({ _zod }) => (_zod.def as { format?: string }).format === 'safeint')
  const near = fc.constantFrom(...bounds.flatMap((bound) => [bound - 1, bound, bound + 1]), 0, 1, 7)
  return whole ? near : fc.oneof(near, fc.double({ noNaN: true, noDefaultInfinity: true }))
}

function recordOf(key: $ZodType, value: $ZodType): fc.Arbitrary<unknown> {
  const { def } = (key as $ZodTypes)._zod
  return def.type === 'enum'
    ? fc.record(Object.fromEntries(Object.values(def.entries).map((name) => [name, fitting(value)])))
    : fc.dictionary(fc.string({ maxLength: 5 }), fitting(value), { maxKeys: 3 })
}

const odd: readonly unknown[] = [null, undefined, '', ' x ', '2026-02-30', 7, -1, 0.5, Number.NaN, true, [], {}, [null]]

/** Makes every value that differs from a given one in one part: another value there, none, or one more field. */
export function changedOnce(value: unknown): unknown[] {
  const inside = Array.isArray(value)
    ? value.flatMap((part, at) => changedOnce(part).map((other) => value.with(at, other)))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => [
          Object.fromEntries(Object.entries(value).filter(([other]) => other !== key)),
          ...changedOnce(part).map((other) => ({ ...value, [key]: other })),
        ])
      : []
  const more = typeof value === 'object' && value !== null && !Array.isArray(value) ? [{ ...value, unknown: 1 }] : []
  return [...odd, ...more, ...inside]
}
