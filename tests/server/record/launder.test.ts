import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { wireTypes } from '#server/db/wire-types.ts'
import { recordParts } from '#server/features/record-parts.ts'
import type { HistoryKey } from '#server/history/keys.ts'
import { proveItem } from '#server/history/prove-item.ts'
import { verifyDatabase } from '#server/history/verify-database.ts'
import { outsideFolderOf } from '#server/service-log/outside/outside-copy.ts'
import { recount } from '#server/service-log/recount/recount.ts'
import { logReaderOf } from '#server/service-log/signed-log.ts'
import { type Signer, signerOf } from '#server/service-log/signer.ts'
import { exportOf, testKey } from '#tests/support/record/exported.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'
import { compareExports, compareItems } from './compare-exports.ts'
import { learnForging } from './forging.ts'
import { rewriteLog } from './launder.ts'
import { copyIn } from './story.ts'

// A superuser rewrites an agreed amount everywhere it stands, and the server goes on for days as if nothing had been.

const host = 'evenhand.test'
const origin = `${host}/record/1`
const hour = 3_600_000

let on: OwnStage
let dataDir: string
let key: HistoryKey
let superuser: pg.Client
let expense: string
let older: { export: string; item: string }

const startSigner = (): Signer => signerOf({ scopes: on.scopes, key, folder: outsideFolderOf(dataDir), host })
const minute = async (signer: Signer) => {
  on.clock.forward(60_000)
  const outcome = await signer.sign(on.clock.now())
  return { state: outcome.state, found: 'found' in outcome ? outcome.found.map(({ why }) => why) : [] }
}
const itemProof = async (): Promise<string> => {
  const log = await logReaderOf(on.scopes).show()
  const proof = await on.scopes.asViewer(on.dana, (tx) =>
    proveItem(tx, on.dana, log, { ids: [expense], withheld: new Set() }),
  )
  if (proof === null || proof === 'notSigned') throw new Error('the item has no proof')
  return proof.text
}
const pay = () => on.send('expense', on.dana, expense, { type: 'expense.pay', method: 'check', amount: 5_00 })

beforeEach(async () => {
  on = await ownStage()
  dataDir = await mkdtemp(join(tmpdir(), 'evenhand-launder-'))
  ;({ key } = await testKey())
  superuser = new pg.Client({ ...on.superuser, types: wireTypes })
  await superuser.connect()
  await learnForging(superuser)
})
afterEach(async () => {
  await superuser.end()
  await on.end()
  await rm(dataDir, { recursive: true })
})

/** The parents agree, the log is signed over hours, and Dana exports what there is. */
const agree = async (signer: Signer) => {
  expense = await on.record(on.sam)
  await on.open(on.dana, expense)
  await minute(signer)
  await on.send('expense', on.dana, expense, { type: 'expense.approve', owed: 142_50 })
  await minute(signer)
  on.clock.forward(hour)
  await pay()
  for (let count = 0; count < 3; count += 1) expect(await minute(signer)).toEqual({ state: 'signed', found: [] })
  older = { export: await exportOf(on, on.dana, key), item: await itemProof() }
}

/** 285.00 becomes 385.00 in the row, in every payload and in every hash. */
const rewriteEntries = async () => {
  await superuser.query('set session_replication_role = replica')
  const { rowCount } = await superuser.query(
    `update entry set payload = replace(replace(payload, '28500', '38500'), '14250', '19250') where payload like '%28500%' or payload like '%14250%'`,
  )
  expect(rowCount).toBeGreaterThan(2)
  await superuser.query('update expense set total = 38500, owed = 19250')
  await superuser.query('select expense_recount()')
  await superuser.query('select pg_temp.rechain(id) from stream')
  await superuser.query('set session_replication_role = origin')
}

/** Three days: somebody pays, the log is signed a few times, and each night everything is counted. */
const goOn = async (signer: Signer) => {
  const days: { signed: string[]; counted: string[] }[] = []
  for (let day = 0; day < 3; day += 1) {
    const signed: string[] = []
    for (let count = 0; count < 3; count += 1) {
      on.clock.forward(6 * hour)
      if (count === 1) await pay()
      const { state, found } = await minute(signer)
      signed.push(state, ...found)
    }
    on.clock.forward(6 * hour)
    days.push({ signed, counted: (await recount(on.scopes, on.clock.now())).map(({ why }) => why) })
  }
  return days
}
const verify = () => verifyDatabase(on.scopes, recordParts, dataDir, key.publicPem)
const newer = () => exportOf(on, on.dana, key)

test.each([
  ['that runs', true],
  ['that starts anew', false],
])('without the key: a server %s does not go on from it, and the first night says why', async (_name, runs) => {
  const running = startSigner()
  await agree(running)
  expect(await verify()).toEqual([])
  await rewriteEntries()
  await rewriteLog(superuser, { key: (await testKey()).key, outside: null, origin })
  const days = await goOn(runs ? running : startSigner())
  expect(days[0]?.signed.join()).toMatch(/^refused,\w/)
  for (const { counted } of days) expect(counted).toContain('noteWrong')
  expect((await verify()).length).toBeGreaterThan(0)
  expect(await compareExports(older.export, await newer(), key.publicKey)).toMatchObject({
    state: 'contradict',
    why: 'otherEntry',
  })
})

test('with the key and the copy outside nothing here finds it; any older export does', async () => {
  await agree(startSigner())
  await rewriteEntries()
  await rewriteLog(superuser, { key, outside: copyIn(dataDir), origin })
  const days = await goOn(startSigner())
  expect(days).toEqual(days.map(() => ({ signed: ['signed', 'signed', 'signed'], counted: [] })))
  expect(await verify()).toEqual([])
  const contradiction = { state: 'contradict', why: 'otherEntry' }
  expect(await compareExports(older.export, await newer(), key.publicKey)).toMatchObject(contradiction)
  expect(await compareItems(older.item, await itemProof(), key.publicKey)).toMatchObject(contradiction)
  expect(await compareExports(await newer(), await newer(), key.publicKey)).toMatchObject({ state: 'agree' })
})
