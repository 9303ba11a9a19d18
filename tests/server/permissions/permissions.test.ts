import { beforeAll, expect, test } from 'vitest'
import { sharedApp, type TestApp } from '#tests/support/app.ts'
import type { TestClient } from '#tests/support/client.ts'
import { callSample, routeSamplesOn } from '#tests/support/route-samples.ts'
import { stage } from '#tests/support/stage.ts'
import { castOf } from '../conformance/cast.ts'
import { wideCastOf } from '../wide-cast.ts'
import { asked, readMatrix } from './asked.ts'
import { matrix } from './matrix.ts'

let app: TestApp
let samples: Awaited<ReturnType<typeof routeSamplesOn>>
let who: Record<string, TestClient>
beforeAll(async () => {
  app = await sharedApp()
  const on = await stage(app)
  who = { nobody: app.anyone(), ...(await castOf(app, on)), ...(await wideCastOf(app, on)) }
  samples = await routeSamplesOn(app, on)
})

const { people, expected } = readMatrix(matrix)

test('the matrix has everybody, and every route once', () => {
  expect(people).toBe(Object.keys(who).join(' '))
  expect([...expected.keys()]).toEqual(asked.map(({ name }) => name))
})

test.each(asked)('who may call $name', async (named) => {
  const statuses = await Promise.all(
    Object.values(who).map(async (client, at) => {
      const sample = samples.sampleOf(named)
      const call = { ...sample, id: await samples.idFor(named, sample), remoteAddress: `198.51.100.${at + 1}` }
      return (await callSample(client, named.route, call)).status
    }),
  )
  expect(statuses.join(' ')).toBe(expected.get(named.name))
})
