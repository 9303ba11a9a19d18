import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { historyCheckDto, historyPageDto, historyRoutes as routes } from '#contract/history/history.ts'
import { historyEntryDto } from '#contract/history/item-history.ts'
import { recordContradictions } from '#server/service-log/recount/contradictions.ts'
import { signerOf } from '#server/service-log/signer.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: OwnApp
let on: Stage
let expenseId: string
let privateId: string
beforeAll(async () => {
  app = await testApp()
  on = await stage(app)
  expenseId = await on.record(on.sam)
  privateId = await on.record(on.sam, { private: true })
  const { deps } = app
  const folder = `${deps.config.dataDir}/checkpoints`
  const signer = signerOf({ scopes: app.app.jobDeps.scopes, key: deps.historyKey, folder, host: 'evenhand.test' })
  await signer.sign(app.clock.now())
  await on.open(on.dana, expenseId)
  await on.send('expense', on.dana, expenseId, { type: 'expense.approve', owed: 142_50 })
})
afterAll(() => app.stop())

const ofItem = z.object({ entries: z.array(historyEntryDto), verified: z.boolean() })
const sam = () => app.as(on.sam.personId)
const itemOf = async (id: string) => z.parse(ofItem, (await (await sam()).call(routes.ofItem, { params: { id } })).body)
const marksOf = async (id: string) => (await itemOf(id)).entries.map(({ kind, notAnchored }) => [kind, notAnchored])
const page = async () => z.parse(historyPageDto, (await (await sam()).call(routes.list, { query: {} })).body)
const check = async () => z.parse(historyCheckDto, (await (await sam()).call(routes.check, {})).body)

test('without a contradiction nothing is marked, signed or not', async () => {
  expect(await marksOf(expenseId)).toEqual([
    ['expense.begin', undefined],
    ['expense.firstViewed', undefined],
    ['expense.approve', undefined],
  ])
  expect((await itemOf(expenseId)).verified).toBe(true)
  expect((await check()).contradicted).toBeUndefined()
})

test('a contradicted stream marks what came after its last signature, and no other stream does', async () => {
  const { scopes } = app.app.jobDeps
  const { stream_id: streamId } = await on.scopes.asViewer(on.sam, (tx) =>
    tx.selectFrom('entry').select('stream_id').where('entity_id', '=', expenseId).limit(1).executeTakeFirstOrThrow(),
  )
  await scopes.asSigner((tx) =>
    recordContradictions(tx, 1, app.clock.now(), [
      { familyId: on.family.id, streamId, seq: 1, why: 'streamRewritten' },
    ]),
  )
  expect(await marksOf(expenseId)).toEqual([
    ['expense.begin', undefined],
    ['expense.firstViewed', true],
    ['expense.approve', true],
  ])
  expect((await itemOf(expenseId)).verified).toBe(false)
  expect((await itemOf(privateId)).verified).toBe(true)
  expect(await check()).toMatchObject({ broken: [], contradicted: true })
  const { lines } = await page()
  expect(lines.flatMap(({ kind, notAnchored }) => (notAnchored ? kind : []))).toEqual([
    'expense.approve',
    'expense.firstViewed',
  ])
})

test('when the log itself is contradicted, all streams are', async () => {
  await app.app.jobDeps.scopes.asSigner((tx) =>
    recordContradictions(tx, 1, app.clock.now(), [{ why: 'databaseBehind' }]),
  )
  expect((await itemOf(privateId)).verified).toBe(false)
})
