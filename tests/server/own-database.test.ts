import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { refuseUnfit } from '#server/db/own.ts'
import { safeConnection } from '#server/db/search-path.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const open = (env: Record<string, string>, print: (line: string) => void = () => undefined) =>
  openDatabase(readConfig(env), print)

test('DATABASE_URL leads to a PostgreSQL of one’s own, with a login each for its owner, requests and jobs', async () => {
  const own = await open(database.env)
  expect(own.engine).toBe('own')
  const asked = `select current_database() as name, session_user as login`
  const answers = await Promise.all([own.migrator, own.app, own.jobs].map((login) => login.pool().query(asked)))
  for (const { rows } of answers) expect(database.env.DATABASE_URL).toContain(rows[0].name)
  expect(answers.map(({ rows }) => rows[0].login)).toEqual(['evenhand', 'evenhand_app_login', 'evenhand_jobs_login'])
  await own.stop()
})

test('a start with one login alone warns, and one with three does not', async () => {
  const said: string[] = []
  const start = async (env: Record<string, string>) => (await open(env, (line) => void said.push(line))).stop()
  await start(database.env)
  expect(said).toEqual([])
  await start({ DATABASE_URL: database.env.DATABASE_URL })
  expect(said).toEqual([expect.stringContaining('DATABASE_URL_APP and DATABASE_URL_JOBS')])
})

test('an address keeps the options that it contains, and the search path is added', async () => {
  const { connectionString } = safeConnection({
    connectionString: `${database.env.DATABASE_URL}?options=-c%20statement_timeout=5s`,
  })
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query(
    `select current_setting('search_path') as path, current_setting('statement_timeout') as time`,
  )
  await client.end()
  expect(rows).toEqual([{ path: 'public,pg_temp', time: '5s' }])
})

test('an address that does not answer is refused without repeating it', async () => {
  const wrong = database.env.DATABASE_URL.replace(/:[^:@]+@/, ':not-the-password@')
  const attempt = open({ DATABASE_URL: wrong })
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
