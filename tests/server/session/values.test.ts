import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionKeys, sessionRoutes } from '#contract/session.ts'
import { type TestApp, testApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'

let on: TestApp
let people: Cast
beforeAll(async () => {
  on = await testApp()
  people = await cast(on.deps)
})
afterAll(() => on.stop())

const valuesOf = async (personId: string) => {
  const answer = await (await on.as(personId)).call(sessionRoutes.localStorage, {})
  expect(answer.status).toBe(200)
  return answer.body as Record<string, unknown>
}

test('every key of the specification is there, and no other', async () => {
  expect(Object.keys(await valuesOf(people.dana)).sort()).toEqual([...sessionKeys].sort())
})
