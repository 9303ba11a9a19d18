import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { accountRoutes } from '#contract/account.ts'
import { expensePageDto, expenseRoutes } from '#contract/expenses/expenses.ts'
import { fileRoutes } from '#contract/files/files.ts'
import { historyRoutes } from '#contract/history/history.ts'
import { checkFile } from '#domain/record/check-file.ts'
import { publicKeyOf } from '#domain/record/keys.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { verifyDatabase } from '#server/history/verify-database.ts'
import { logTo } from '#server/http/log.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { outsideFolderOf } from '#server/service-log/outside/outside-copy.ts'
import { signerOf } from '#server/service-log/signer.ts'
import { type Catalogue, catalogueOf } from '#tests/support/catalogue.ts'
import { signedIn, type TestClient } from '#tests/support/client.ts'
import { movableClock } from '#tests/support/clock.ts'
import { testDatabase } from '#tests/support/database.ts'
import { type KeptVersion, keptVersion } from '#tests/support/record/kept-version.ts'

// A family that used version 9181e03 updates the program: its database must equal a new one, and its record must
// verify.

let kept: KeptVersion
let app: FastifyInstance
beforeAll(async () => {
  kept = await keptVersion('9181e03')
  await prepareDatabase(kept.database, movableClock('2026-11-23T13:00:00.000Z'))
  const config = readConfig({ DATA_DIR: kept.dataDir, NODE_ENV: 'test' })
  const clock = movableClock('2026-11-23T14:00:00.000Z')
  app = await buildApp({
    log: logTo('silent'),
    checkAnswers: true,
    work: false,
    config,
    clock,
    database: kept.database,
  })
})
afterAll(async () => {
  await app.close()
  await kept.drop()
})

const catalogueIn = async (connection: pg.ClientConfig): Promise<Catalogue> => {
  const client = new pg.Client(connection)
  await client.connect()
  return catalogueOf(client).finally(() => client.end())
}

test('its catalogue is that of a new database', async () => {
  const fresh = await testDatabase()
  const [upgraded, made] = await Promise.all([catalogueIn(kept.database.superuser), catalogueIn(fresh.superuser)])
  await fresh.drop()
  expect(made.tables.length).toBeGreaterThan(30)
  expect(upgraded).toEqual(made)
})

test('its record holds against the checkpoints and the key of then', async () => {
  const { scopes } = app.jobDeps
  expect(await verifyDatabase(scopes, recordParts, kept.dataDir, kept.publicPem)).toEqual([])
})

test.each(['dana.json', 'dana.pdf', 'sam.json', 'sam.pdf', 'olivia.json', 'olivia.pdf'])(
  '%s verifies',
  async (name) => {
    const key = await publicKeyOf(kept.publicPem)
    const file = kept.exports.get(name)
    if (!key || !file) throw new Error(`there is no ${name}`)
    expect(await checkFile(file, key)).toMatchObject({ holds: true, problems: [] })
  },
)

const parent = (username: string): Promise<TestClient> =>
  app.jobDeps.scopes
    .beforeSignIn((tx) =>
      tx.selectFrom('person').select('id').where('username', '=', username).executeTakeFirstOrThrow(),
    )
    .then(({ id }) => signedIn(app, id))

test('everybody has the address they had, in the table that only they read', async () => {
  const dana = await parent('dana.reyes')
  expect((await dana.call(accountRoutes.current, {})).body).toMatchObject({ email: 'dana.reyes@example.com' })
  const client = new pg.Client(kept.database.superuser)
  await client.connect()
  const { rows } = await client.query(`select count(*) as people, count(c.email) as addresses,
    count(*) filter (where c.email = p.username || '@example.com') as same
    from person p left join contact_details c on c.person_id = p.id`)
  await client.end()
  expect(rows).toEqual([{ people: '8', addresses: '8', same: '8' }])
})

/** Lists the files of Dana's family in the fixture. */
const receipts = ['342dafd5-2351-4df9-a8c9-e194f593f4af', '9dbbfc5a-a8c1-4ddb-a300-a3b6a54d59fc']

test('receipts are served to both parents, as before, and to nobody else', async () => {
  const statusesFor = async (username: string) => {
    const client = await parent(username)
    const answers = receipts.map((id) => client.call(fileRoutes.content, { params: { id }, query: {} }))
    return (await Promise.all(answers)).map(({ status }) => status)
  }
  expect(await statusesFor('dana.reyes')).toEqual([200, 200])
  expect(await statusesFor('sam.keller')).toEqual([200, 200])
  expect(await statusesFor('olivia.hart')).toEqual([404, 404])
})

test('a parent reads the log and the record, and goes on where they stopped', async () => {
  const { scopes, historyKey, clock } = app.jobDeps
  const dana = await parent('dana.reyes')
  const list = await dana.call(expenseRoutes.list, { query: {} })
  const { items } = z.parse(expensePageDto, list.body)
  expect(items.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Birthday bike', 'Summer camp', 'Violin rental']),
  )
  expect((await dana.call(historyRoutes.check, {})).body).toMatchObject({ broken: [] })

  const asked = items.find(({ name }) => name === 'Swimming course')
  if (!asked) throw new Error('nothing waits for an answer')
  const { id, version, facts } = asked
  // The upgrade added an entry for every row.
  const folder = outsideFolderOf(kept.dataDir)
  const signer = signerOf({ scopes, key: historyKey, folder, host: 'evenhand.test' })
  expect(await signer.sign(clock.now())).toMatchObject({ state: 'signed', size: 1, found: [] })
  const body = { type: 'expense.approve', version, owed: facts.owed } as const
  expect((await dana.call(expenseRoutes.events, { params: { id }, body })).status).toBe(200)
  expect(await signer.sign(clock.now())).toMatchObject({ state: 'signed', size: 2, grown: 1, found: [] })
  expect(await verifyDatabase(scopes, recordParts, kept.dataDir, kept.publicPem)).toEqual([])
})
