import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { historyRoutes as routes } from '#contract/history/history.ts'
import { historyKey } from '#server/history/keys.ts'
import { maySign, openHistoryKey } from '#server/service-log/named-key.ts'
import { signerOf } from '#server/service-log/signer.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { ownStage, type Stage, stage } from '#tests/support/stage.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'evenhand-other-key-'))

let first: OwnApp
let on: Stage
let expenseId: string
/** Two more servers on the same database, each with a folder of its own: one has no key, the other has another key. */
let keyless: OwnApp
let foreign: OwnApp
const folders = [newFolder(), newFolder()] as const
beforeAll(async () => {
  first = await testApp()
  on = await stage(first)
  expenseId = await on.record(on.sam)
  await historyKey({ historyKey: undefined, historyKeyDir: join(folders[1], 'keys') })
  keyless = await testApp({ beside: first, env: { DATA_DIR: folders[0] } })
  foreign = await testApp({ beside: first, env: { DATA_DIR: folders[1] } })
})
afterAll(async () => {
  await keyless.stop()
  await foreign.stop()
  await first.stop()
  for (const folder of folders) rmSync(folder, { recursive: true })
})

const sign = ({ app, deps }: OwnApp) => {
  first.clock.forward(60_000)
  const folder = join(deps.config.dataDir, 'checkpoints')
  return signerOf({ scopes: app.jobDeps.scopes, key: deps.historyKey, folder, host: 'evenhand.test' }).sign(
    first.clock.now(),
  )
}

test('the first start makes the key and the database names it; a server beside it makes none', async () => {
  expect(first.deps.historyKey.held).toBe(true)
  expect(existsSync(join(folders[0], 'keys', 'history.pem'))).toBe(false)
  expect(keyless.deps.historyKey).toMatchObject({ held: false, id: first.deps.historyKey.id })
  expect(foreign.deps.historyKey).toMatchObject({ held: true })
  expect(foreign.deps.historyKey.id).not.toBe(first.deps.historyKey.id)
})

test('only the server with the named key signs, so the log is not forked', async () => {
  expect(await sign(keyless)).toEqual({ state: 'otherKey' })
  expect(await sign(foreign)).toEqual({ state: 'otherKey' })
  expect(await sign(first)).toMatchObject({ state: 'signed', size: 1 })
  expect(await sign(foreign)).toEqual({ state: 'otherKey' })
  expect(await sign(first)).toMatchObject({ state: 'signed', size: 2 })
})

test.each([
  ['en-US', /cannot sign the record right now/],
  ['en-GB', /cannot sign the record right now/],
  ['es-MX', /no puede firmar el registro por ahora/],
] as const)('the others export nothing, and say so in %s', async (language, sentence) => {
  const headers = { 'accept-language': language }
  for (const other of [keyless, foreign]) {
    const sam = await other.as(on.sam.personId)
    const answers = [
      await sam.call(routes.export, { query: {} }, headers),
      await sam.call(routes.export, { query: { format: 'pdf' } }, headers),
      await sam.call(routes.proof, { params: { id: expenseId } }, headers),
    ]
    for (const { status, body } of answers)
      expect([status, body]).toEqual([
        503,
        expect.objectContaining({ exception: 'recordKeyMissing', userMessage: expect.stringMatching(sentence) }),
      ])
  }
  const own = await first.as(on.sam.personId)
  expect((await own.call(routes.export, { query: {} }, headers)).status).toBe(200)
  expect((await own.call(routes.proof, { params: { id: expenseId } }, headers)).status).toBe(200)
})

test('every server gives out the key that the database names', async () => {
  for (const server of [first, keyless, foreign])
    expect((await server.anyone().request({ url: routes.key.path })).text).toBe(first.deps.historyKey.publicPem)
})

test('health and metrics tell it', async () => {
  const states = async (server: OwnApp) => {
    const { body } = await server.anyone().request({ url: '/healthz' })
    const { text } = await server.anyone().request({ url: '/metrics' })
    return [body, /^record_other_key (.+)$/m.exec(text)?.[1]]
  }
  expect(await states(first)).toEqual([expect.objectContaining({ status: 'ok', record: 'anchored' }), '0'])
  for (const other of [keyless, foreign])
    expect(await states(other)).toEqual([expect.objectContaining({ status: 'ok', record: 'otherKey' }), '1'])
})

test('two first starts at once leave one named key', async () => {
  const empty = await ownStage()
  const places = [newFolder(), newFolder()]
  const keys = await Promise.all(
    places.map((historyKeyDir) =>
      openHistoryKey(
        empty.scopes,
        { historyKey: undefined, historyKeyDir, publicUrl: 'https://evenhand.test' },
        empty.clock.now(),
      ),
    ),
  )
  const allowed = await Promise.all(keys.map((key) => empty.scopes.asSigner((tx) => maySign(tx, key))))
  expect(allowed.filter(Boolean)).toHaveLength(1)
  await empty.end()
  for (const place of places) rmSync(place, { recursive: true })
})
