import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { $ZodType } from 'zod/v4/core'
import { writeOpaque } from '#server/db/opaque.ts'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { callSample, namedRoutes, routeSamplesOn } from '#tests/support/route-samples.ts'
import { stage } from '#tests/support/stage.ts'

let app: TestApp
let dana: TestClient
let samples: Awaited<ReturnType<typeof routeSamplesOn>>
beforeAll(async () => {
  app = await sharedApp()
  const on = await stage(app)
  dana = await app.as(on.dana.personId)
  samples = await routeSamplesOn(app, on)
})

/** Cursors as a client could write them: of every order of every list, with values that no row has. */
const cursors = [
  ...['created', 'purchased', 'name', 'total', 'status', 'share', 'amount'].flatMap((sort) =>
    ['9999-12-31', '0000-01-01', '0000-01-01T00:00:00.000Z', '\0', 1e300, 2 ** 53 - 1, -(2 ** 53)].map((value) => [
      sort,
      'descending',
      value,
      randomUUID(),
    ]),
  ),
  ['0000-01-01T00:00:00.000Z', 2 ** 53 - 1, randomUUID()],
  ['0000-01-01', randomUUID()],
  [-1],
].map((parts) => writeOpaque(parts))

const texts = [
  '',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e',
  '0000-01-01',
  '0001-01-01',
  '1899-12-31',
  '2026-02-30',
  '9999-12-31',
  '10000-01-01',
  '-000001-01-01',
  '9999-12-31T23:59:59.999Z',
  '0000-01-01T00:00:00.000Z',
  '99999999999999999999',
  '-1',
  '1e400',
  'NaN',
  '%',
  '\\',
  "' or 1=1 --",
  '__proto__',
  '../../etc/passwd',
  'x'.repeat(100_000),
]
const others = [null, true, -1, 0, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, [], {}, [[[]]], { constructor: {} }]

type Walked = { readonly path: string; readonly set: (value: unknown) => unknown }

const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Lists every place of a JSON value, with the function that returns the value with that place replaced. */
const placesIn = (value: unknown, path = '', set: Walked['set'] = (next) => next): Walked[] => {
  const own = path === '' ? [] : [{ path, set }]
  if (Array.isArray(value))
    return [
      ...own,
      ...value.flatMap((part, at) => placesIn(part, `${path}.${at}`, (next) => set(value.with(at, next)))),
    ]
  if (!isPlain(value) || Buffer.isBuffer(value)) return own
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, part]) =>
      placesIn(part, `${path}.${key}`, (next) => set({ ...value, [key]: next })),
    ),
  ]
}

/** Lists the fields that a schema of a query names, however its objects are combined. */
const fieldsOf = (schema: unknown): string[] => {
  if (!isPlain(schema) || !isPlain(schema._zod) || !isPlain(schema._zod.def)) return []
  const { shape, options, left, right, in: into, innerType } = schema._zod.def
  return [
    ...(isPlain(shape) ? Object.keys(shape) : []),
    ...[...(Array.isArray(options) ? options : []), left, right, into, innerType].flatMap(fieldsOf),
  ]
}
const queryFields = (schema: $ZodType | undefined): string[] => [...new Set(fieldsOf(schema))]

/** Every answer has to come from a rule: no error of the server, and not after a long time. */
const worst = async (
  calls: readonly { what: string; call: () => Promise<{ status: number }> }[],
): Promise<string[]> => {
  const bad: string[] = []
  const queue = [...calls]
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const begun = performance.now()
      const { status } = await next.call()
      const took = performance.now() - begun
      if (status >= 500 && status !== 503) bad.push(`${next.what}: ${status}`)
      if (took > 5_000) bad.push(`${next.what}: ${Math.round(took)} ms`)
    }
  }
  await Promise.all([work(), work(), work(), work()])
  return bad.sort()
}

const short = (value: unknown): string => JSON.stringify(value).slice(0, 40)

/** These end sessions or begin one, and are asked by somebody who has none. */
const ends = ['POST /pub/v1/sign-in', 'POST /pub/v1/me/sessions/end-others', 'POST /pub/v1/me/password']

test.each(namedRoutes)(
  '$name answers whatever is sent',
  async (named) => {
    const { name, route } = named
    const client = ends.includes(name) ? app.anyone() : dana
    const sample = samples.sampleOf(named)
    const id = await samples.idFor(named, sample)
    const inBody = placesIn(sample.body).flatMap(({ path, set }) =>
      [...texts, ...others].map((value) => {
        const body = set(value)
        return {
          what: `body${path} = ${short(value)}`,
          call: () => callSample(client, route, { ...sample, id, ...(isPlain(body) && { body }) }),
        }
      }),
    )
    const inQuery = queryFields(route.query).flatMap((field) =>
      (field === 'after' ? [...texts, ...cursors] : texts).map((value) => ({
        what: `?${field} = ${short(value)}`,
        call: () => callSample(client, route, { ...sample, id, query: { ...sample.query, [field]: value } }),
      })),
    )
    const inPath = route.path.includes(':id')
      ? texts
          .filter((value) => value.length < 1_000 && value.isWellFormed())
          .map((value) => ({
            what: `:id = ${short(value)}`,
            call: () => callSample(client, route, { ...sample, id: value }),
          }))
      : []
    expect(await worst([...inBody, ...inQuery, ...inPath])).toEqual([])
  },
  120_000,
)
