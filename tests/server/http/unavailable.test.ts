import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { familyRoutes } from '#contract/families.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { cast } from '#tests/support/factories.ts'

let on: OwnApp
beforeAll(async () => {
  on = await testApp()
})
afterAll(() => on.stop())

test('a connection that is lost under a request: to be tried again, and the next one is answered', async () => {
  const { dana } = await cast(on)
  const client = await on.as(dana)
  const intruder = new Client(on.database.superuser)
  await intruder.connect()
  try {
    await intruder.query('begin; lock table category in access exclusive mode')
    const answer = client.call(familyRoutes.current, {})
    const ended = async () =>
      (
        await intruder.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
        )
      ).rowCount
    await expect.poll(ended).toBe(1)
    expect(await answer).toMatchObject({ status: 503, body: { exception: 'unavailable' } })
  } finally {
    await intruder.end()
  }
  expect(await client.call(familyRoutes.current, {})).toMatchObject({ status: 200 })
})
