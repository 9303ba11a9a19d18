import { afterAll, beforeAll, expect, test } from 'vitest'
import { familyRoutes } from '#contract/families.ts'
import { logTo } from '#server/http/log.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { cast } from '#tests/support/factories.ts'
import { asSuperuser } from '#tests/support/record/superuser.ts'

let on: OwnApp
const lines: string[] = []
beforeAll(async () => {
  on = await testApp({ log: logTo('info', { write: (line) => void lines.push(line) }) })
})
afterAll(() => on.stop())

test('what nobody expected: the sentence of the specification outside, the cause in the log under the request', async () => {
  const { dana } = await cast(on)
  const client = await on.as(dana)
  await asSuperuser(on.database.superuser, 'alter table category rename to elsewhere')

  const answer = await client.call(familyRoutes.current, {})
  expect(answer).toMatchObject({
    status: 500,
    body: { exception: 'unexpected', userMessage: 'An unexpected error occurred, please try again later.' },
  })
  expect(answer.text).not.toMatch(/category|relation|\.ts|at /)

  const logged = lines.map((line) => JSON.parse(line)).find(({ err }) => err)
  expect(logged).toMatchObject({ reqId: answer.headers['x-request-id'], err: { code: '42P01' } })
  expect(logged.err.stack).toContain('families.routes.ts')
})
