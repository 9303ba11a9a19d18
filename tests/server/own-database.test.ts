import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { refuseUnfit } from '#server/db/own.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const open = (url: string) => openDatabase(readConfig({ DATABASE_URL: url }), () => undefined)

test('DATABASE_URL leads to a PostgreSQL of one’s own', async () => {
  const own = await open(database.url)
  expect(own.engine).toBe('own')
  const { rows } = await own.pool().query('select current_database() as name')
  expect(database.url).toContain(rows[0].name)
  await own.stop()
})

test('an address that does not answer is refused without repeating it', async () => {
  const wrong = database.url.replace(/:[^:@]+@/, ':not-the-password@')
  const attempt = open(wrong)
  await expect(attempt).rejects.toMatchObject({ code: 'database-unreachable' })
  await expect(attempt).rejects.toThrow('28P01')
  await expect(attempt).rejects.not.toThrow('not-the-password')
})

test('an old PostgreSQL, or one that is not UTF8, is refused by name', () => {
  const fit = { version: '15.0', number: 150_000, encoding: 'UTF8' }
  expect(() => refuseUnfit(fit)).not.toThrow()
  expect(() => refuseUnfit({ ...fit, version: '14.13', number: 140_013 })).toThrow('PostgreSQL 14.13; 15 or newer')
  expect(() => refuseUnfit({ ...fit, encoding: 'LATIN1' })).toThrow('it must be UTF8')
})
