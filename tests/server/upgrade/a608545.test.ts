import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBundle } from '#domain/record/check-bundle.ts'
import { checkFile } from '#domain/record/check-file.ts'
import { type PublicKey, publicKeyOf } from '#domain/record/keys.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { storageIn } from '#server/files/storage.ts'
import { exportRecord } from '#server/history/export.ts'
import type { RecordPart } from '#server/history/record-part.ts'
import { recordPartsOf } from '#server/history/record-parts.ts'
import { verifyDatabase, verifyFamily } from '#server/history/verify-database.ts'
import { logTo } from '#server/http/log.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { outsideFolderOf } from '#server/service-log/outside/outside-copy.ts'
import { logReaderOf } from '#server/service-log/signed-log.ts'
import { signerOf } from '#server/service-log/signer.ts'
import { movableClock } from '#tests/support/clock.ts'
import { type KeptVersion, keptVersion } from '#tests/support/record/kept-version.ts'
import { parentViewer } from '#tests/support/stage.ts'
import { compareExports } from '../record/compare-exports.ts'

// A family whose record had a service log updates the program: the log goes on, and what people keep verifies for ever.

const later = '2026-11-23T14:00:00.000Z'

let kept: KeptVersion
let app: FastifyInstance
let key: PublicKey
beforeAll(async () => {
  kept = await keptVersion('a608545')
  await prepareDatabase(kept.database, movableClock('2026-11-23T13:00:00.000Z'))
  const config = readConfig({ DATA_DIR: kept.dataDir, NODE_ENV: 'test' })
  const options = { log: logTo('silent'), checkAnswers: true, work: false, clock: movableClock(later) }
  app = await buildApp({ ...options, config, database: kept.database })
  const known = await publicKeyOf(kept.publicPem)
  if (!known) throw new Error('the key of then cannot be read')
  key = known
})
afterAll(async () => {
  await app.close()
  await kept.drop()
})

const file = (name: string) => kept.exports.get(name) ?? new Uint8Array()
const verify = () =>
  verifyDatabase(app.jobDeps.scopes, recordParts, kept.dataDir, kept.publicPem, storageIn(kept.dataDir))

test('its record, its log and its files hold', async () => {
  expect(await verify()).toEqual([])
})

test.each(['dana.json', 'dana.pdf', 'sam.json', 'sam.pdf', 'olivia.json', 'olivia.pdf'])(
  '%s verifies, with the proof of its streams',
  async (name) => {
    const verdict = await checkFile(file(name), key)
    expect(verdict).toMatchObject({ holds: true, problems: [] })
    expect(verdict.checks).toContainEqual({ name: 'anchored', state: 'holds' })
  },
)

test.each(['dana.proof.json', 'sam.proof.json', 'olivia.proof.json'])('%s verifies by itself', async (name) => {
  expect(await checkBundle(file(name), key)).toMatchObject({ holds: true, problem: null })
})

const familyOf = async (username: string) => {
  const rows = await app.jobDeps.scopes.beforeSignIn((tx) =>
    tx
      .selectFrom('person as p')
      .innerJoin('membership as m', 'm.person_id', 'p.id')
      .select(['p.id', 'm.family_id'])
      .where('p.username', '=', username)
      .executeTakeFirstOrThrow(),
  )
  return { id: rows.family_id, ids: new Map([[username, rows.id]]) }
}

test('the log goes on under the same name, and a new export contradicts none of then', async () => {
  const { scopes, historyKey } = app.jobDeps
  const folder = outsideFolderOf(kept.dataDir)
  const { name } = await scopes.acrossFamilies((tx) =>
    tx.selectFrom('log_origin').select('name').executeTakeFirstOrThrow(),
  )
  const signer = signerOf({ scopes, key: historyKey, folder, host: name.split('/')[0] ?? '' })
  expect(await signer.sign(later)).toMatchObject({ state: 'signed', found: [] })
  expect(await verify()).toEqual([])
  const dana = parentViewer(await familyOf('dana.reyes'), 'dana.reyes')
  const how = { parts: recordParts, key: historyKey, now: later, withheld: new Set<string>() }
  const log = await logReaderOf(scopes).show()
  const text = await scopes.asViewer(dana, (tx) => exportRecord(tx, dana, { ...how, log }))
  const then = new TextDecoder().decode(file('dana.json'))
  expect(await compareExports(then, text, historyKey.publicKey)).toMatchObject({ state: 'agree', log: 'notShown' })
})

test('a column that entries did not record yet proves nothing', async () => {
  const coloured = (part: RecordPart): RecordPart => ({
    ...part,
    rows: async function* (tx, all) {
      for await (const rows of part.rows?.(tx, all) ?? [])
        yield rows.map((row) => ({ ...row, columns: { ...row.columns, colour: 'red' } }))
    },
  })
  const parts = recordPartsOf(recordParts.all.map((part) => (part.rows ? coloured(part) : part)))
  const { id } = await familyOf('dana.reyes')
  expect(await verifyFamily(app.jobDeps.scopes, parts, id, [])).toEqual([])
})
