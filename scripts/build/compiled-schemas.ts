import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { $ZodCheck, $ZodType, $ZodTypes } from 'zod/v4/core'

/** The exported name of a schema or a function, and its file from the root of the project. */
type Place = { readonly file: string; readonly name: string }

const root = resolve(import.meta.dirname, '../..')

export const isSchema = (value: unknown): value is $ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value

/** Names the parser that the build exports beside a schema. */
export const parserName = (name: string): string => `${name}$`

/**
 * Lists the contract's exports: its schemas, by which others are built, and the functions they call. A schema that
 * changes what was typed in its own way is a form's, and no answer contains it.
 */
export async function exportsOfContract(): Promise<ReadonlyMap<unknown, Place>> {
  const places = new Map<unknown, Place>()
  const isParsable = (value: unknown): boolean => {
    if (!isSchema(value)) return true
    try {
      return compilerFor('', functionsIn(places)).compile(value) !== ''
    } catch {
      return false
    }
  }
  for (const file of globSync('{contract,domain}/**/*.ts', { cwd: root })) {
    const exported: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href)
    for (const [name, value] of Object.entries(exported))
      if ((isSchema(value) || typeof value === 'function') && !places.has(value)) places.set(value, { file, name })
  }
  return new Map([...places].filter(([value]) => isParsable(value)))
}

/** Every schema is written out whole with these alone. */
export const functionsIn = (places: ReadonlyMap<unknown, Place>): ReadonlyMap<unknown, Place> =>
  new Map([...places].filter(([value]) => typeof value === 'function'))

export type Compiler = {
  /** Writes a schema out as a parser: an expression that names what `imports` imports. */
  readonly compile: (schema: $ZodType, options?: { readonly whole?: boolean }) => string
  readonly imports: () => string
}

/**
 * Compiles the schemas of one file into calls of `src/api/parsers.ts`. Schemas that the contract exports elsewhere are
 * imported as parsers. Throws where a schema has a part that no parser stands for.
 */
export function compilerFor(file: string, places: ReadonlyMap<unknown, Place>): Compiler {
  const parsers = new Set<string>()
  const imported = new Map<string, Set<string>>()
  const use = (name: string): string => {
    parsers.add(name)
    return `parse_${name}`
  }
  const call = (name: string, ...args: readonly string[]): string => `${use(name)}(${args.join(',')})`
  const named = ({ file: origin, name }: Place): string => {
    if (origin === file) return name
    imported.set(origin, (imported.get(origin) ?? new Set()).add(name))
    return `other_${name}`
  }
  const schemaNamed = ({ file: origin, name }: Place): string => named({ file: origin, name: parserName(name) })

  /** A function that nothing exports relates fields to each other, and is the server's to ask before it answers. */
  const functionCall = (name: string, given: unknown): string[] => {
    const place = places.get(given)
    return place ? [call(name, named(place))] : []
  }

  const checkOf = (check: $ZodCheck): string[] => {
    const def = check._zod.def as Record<string, unknown> & { check: string }
    const kind = checks[def.check]
    if (!kind) throw new Error(`${file}: no parser checks ${def.check}.`)
    return kind(def)
  }
  const checks: Record<string, (def: Record<string, unknown>) => string[]> = {
    min_length: ({ minimum }) => [call('atLeast', String(minimum))],
    max_length: ({ maximum }) => [call('atMost', String(maximum))],
    greater_than: ({ value, inclusive }) => [call(inclusive ? 'from' : 'above', String(value))],
    less_than: ({ value, inclusive }) => [call(inclusive ? 'upTo' : 'below', String(value))],
    number_format: ({ format }) => {
      if (format !== 'safeint') throw new Error(`${file}: no parser reads ${format}.`)
      return [use('integer')]
    },
    string_format: ({ format, pattern }) => {
      if (format === 'url') return [use('address')]
      if (!(pattern instanceof RegExp)) throw new Error(`${file}: the format ${format} has no pattern.`)
      return [call('matching', String(pattern))]
    },
    overwrite: ({ tx }) => {
      const [change] = functionCall('changed', tx)
      if (!change) throw new Error(`${file}: a text is changed by a function that the contract does not export.`)
      return [change]
    },
    custom: ({ fn }) => functionCall('judged', fn),
  }

  /** The parts of an object, and the names of those that accept anything and yet have to be there. */
  const fields = (shape: Readonly<Record<string, $ZodType>>): string[] => {
    const parts = Object.entries(shape)
    const present = parts.flatMap(([key, part]) =>
      (part as $ZodTypes)._zod.def.type === 'unknown' ? [JSON.stringify(key)] : [],
    )
    const all = `{${parts.map(([key, part]) => `${JSON.stringify(key)}:${compile(part)}`).join(',')}}`
    return present.length > 0 ? [all, `[${present.join(',')}]`] : [all]
  }

  const bare = (schema: $ZodType): string => {
    const { def } = (schema as $ZodTypes)._zod
    switch (def.type) {
      case 'string':
      case 'number':
        if ('coerce' in def && def.coerce) throw new Error(`${file}: no parser converts what it reads.`)
        return use(def.type)
      case 'boolean':
        return use('boolean')
      case 'void':
      case 'undefined':
        return use('nothing')
      case 'null':
        return call('oneOf', 'null')
      case 'unknown':
        return use('anything')
      case 'enum':
        return call('oneOf', ...Object.values(def.entries).map((value) => JSON.stringify(value)))
      case 'literal':
        return call('oneOf', ...def.values.map((value) => JSON.stringify(value)))
      case 'nullable':
        return call('nullable', compile(def.innerType))
      case 'optional':
        return call('optional', compile(def.innerType))
      case 'default':
        return call('withDefault', compile(def.innerType), `()=>(${JSON.stringify(def.defaultValue)})`)
      case 'array':
        return call('list', compile(def.element))
      case 'union':
        return call('either', ...def.options.map((option) => compile(option)))
      case 'object':
        return call(def.catchall?._zod.def.type === 'never' ? 'strictObject' : 'object', ...fields(def.shape))
      case 'record':
        return recordOf(def.keyType, def.valueType)
      default:
        throw new Error(`${file}: no parser stands for ${def.type}.`)
    }
  }

  const recordOf = (key: $ZodType, value: $ZodType): string => {
    const { def } = (key as $ZodTypes)._zod
    if (def.type === 'string' && !def.checks?.length) return call('record', compile(value))
    if (def.type !== 'enum') throw new Error(`${file}: no parser reads such keys of a record.`)
    return call('strictObject', ...fields(Object.fromEntries(Object.values(def.entries).map((name) => [name, value]))))
  }

  /** `whole` writes the schema out even if it has a name of its own. */
  function compile(schema: $ZodType, { whole = false } = {}): string {
    const place = whole ? undefined : places.get(schema)
    if (place) return schemaNamed(place)
    const { def } = (schema as $ZodTypes)._zod
    const own = 'check' in def ? checkOf(schema as unknown as $ZodCheck) : []
    const steps = [bare(schema), ...own, ...(def.checks ?? []).flatMap(checkOf)]
    return steps.length === 1 ? String(steps[0]) : call('all', ...steps)
  }

  const imports = (): string => {
    const line = (names: ReadonlySet<string>, prefix: string, origin: string): string =>
      `import {${[...names].map((name) => `${name} as ${prefix}_${name}`).join(',')}} from '#${origin}';`
    const others = [...imported].map(([origin, names]) => line(names, 'other', origin))
    return [...(parsers.size > 0 ? [line(parsers, 'parse', 'src/api/parsers.ts')] : []), ...others].join('')
  }
  return { compile, imports }
}
