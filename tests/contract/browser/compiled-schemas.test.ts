import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type $ZodType, safeParse } from 'zod/v4/core'
import * as parsers from '#src/api/parsers.ts'
import { compilerFor, exportsOfContract, functionsIn, isSchema } from '../../../scripts/build/compiled-schemas.ts'
import { changedOnce, fitting } from './schema-samples.ts'

type Answered = { readonly name: string; readonly schema: $ZodType }

const outputOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'path' in value && 'output' in value ? value.output : undefined

/** Everything that the build writes out as a parser: what routes answer, and selections in an address. */
async function compiledSchemas(): Promise<Answered[]> {
  const found: Answered[] = []
  for (const file of globSync('contract/**/*.ts')) {
    const exported: Record<string, unknown> = await import(pathToFileURL(file).href)
    for (const [name, value] of Object.entries(exported)) {
      const parts = typeof value === 'object' && value !== null ? Object.entries(value) : []
      for (const [key, route] of parts) {
        const output = outputOf(route)
        if (isSchema(output)) found.push({ name: `${name}.${key}`, schema: output })
      }
      if (/(SelectionQuery|^live\w+Dto)$/.test(name) && isSchema(value)) found.push({ name, schema: value })
    }
  }
  return found
}

/** A function of the contract is named by its place, so that code written out for a build can be run here. */
const inScope: Record<string, unknown> = {}
const compiled = new Map<$ZodType, parsers.Parser>()
let schemas: Answered[] = []

beforeAll(async () => {
  const places = await exportsOfContract()
  // All schemas are written out whole, and only functions are imported.
  const functions = functionsIn(places)
  for (const [value, { name }] of functions) inScope[`other_${name}`] = value
  for (const [name, value] of Object.entries(parsers)) inScope[`parse_${name}`] = value
  schemas = await compiledSchemas()
  for (const { schema } of schemas) {
    const code = compilerFor('', functions).compile(schema)
    compiled.set(schema, new Function(...Object.keys(inScope), `return ${code}`)(...Object.values(inScope)))
  }
})

/** Keeps at most eighty of them, from everywhere. */
const spread = (values: readonly unknown[]): unknown[] => {
  const step = Math.ceil(values.length / 80)
  return values.filter((_, at) => at % step === 0)
}

test('every answer, selection and live message is written out', () => {
  expect(schemas.length).toBeGreaterThan(200)
  expect(schemas.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['expenseRoutes.list', 'expenseSelectionQuery', 'liveChangeDto']),
  )
})

test('a parser returns what zod returns, for fitting data and for data with one part changed', () => {
  const counts = { accepted: 0, refused: 0 }
  for (const [at, { name, schema }] of schemas.entries()) {
    const parser = compiled.get(schema)
    for (const sample of fc.sample(fitting(schema), { seed: at, numRuns: 3 }))
      for (const value of [sample, ...spread(changedOnce(sample))]) {
        const zod = safeParse(schema, value)
        const result = parser?.(value)
        // A rule between fields that only the server knows: it judged the answer before it sent it.
        if (zod.error?.issues.every(({ code }) => code === 'custom')) continue
        counts[zod.success ? 'accepted' : 'refused'] += 1
        expect({ name, value, result }).toStrictEqual({ name, value, result: zod.success ? zod.data : parsers.no })
      }
  }
  expect(counts.accepted).toBeGreaterThan(2000)
  expect(counts.refused).toBeGreaterThan(10_000)
}, 20_000)
