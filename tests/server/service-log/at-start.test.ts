import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type OwnApp, testApp } from '#tests/support/app.ts'

let app: OwnApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.stop())

test('a server that listens has everything counted again, as a job', async () => {
  const waiting = async () =>
    (await app.database.pool().query(`select name from pgboss.job where name = 'recount-log'`)).rowCount
  expect(await waiting()).toBe(0)
  await app.listen()
  await vi.waitFor(async () => expect(await waiting()).toBe(1))
})
