import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { historyRoutes } from '#contract/history/history.ts'
import { checkAnchors } from '#domain/record/anchors.ts'
import { utf8 } from '#domain/record/bytes.ts'
import { checkFile } from '#domain/record/check-file.ts'
import { type PublicKey, publicKeyOf } from '#domain/record/keys.ts'
import { fromBase64, toBase64 } from '#domain/record/log/notes/base64.ts'
import { readRecord, type SignedRecord } from '#domain/record/record.ts'
import { checkStamp } from '#domain/record/stamps.ts'
import { readToken } from '#domain/record/time-stamp-token.ts'
import { verifyExport } from '#server/history/verify-export.ts'
import { stampLog } from '#server/service-log/outside/stamp-log.ts'
import { type Signer, signerOf } from '#server/service-log/signer.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { startTimeStampAuthority, type TestAuthority } from '#tests/support/record/time-stamp-authority.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let authority: TestAuthority
let app: OwnApp
let on: Stage
let folder: string
let signer: Signer
let key: PublicKey

beforeAll(async () => {
  authority = await startTimeStampAuthority()
  app = await testApp()
  on = await stage(app)
  folder = await mkdtemp(join(tmpdir(), 'evenhand-stamped-'))
  signer = signerOf({ scopes: on.scopes, key: app.deps.historyKey, folder, host: 'evenhand.test' })
  const brought = await publicKeyOf(app.deps.historyKey.publicPem)
  if (!brought) throw new Error('the public key cannot be read')
  key = brought
  await on.record(on.sam)
})
afterAll(async () => {
  await app.stop()
  await authority.stop()
  await rm(folder, { recursive: true })
})

const sign = async () => {
  on.clock.forward(60_000)
  await signer.sign(on.clock.now())
}
const exported = async () => (await (await app.as(on.dana.personId)).request({ url: historyRoutes.export.path })).text
const stampIn = (text: string) => {
  const { record } = readRecord(utf8(text)) ?? {}
  if (!record?.stamp) throw new Error('the export has no time stamp')
  return { record, stamp: record.stamp }
}

test('where no authority stamps the log, nothing is said', async () => {
  await sign()
  const { holds, checks, summary } = await checkFile(utf8(await exported()), key)
  expect(holds).toBe(true)
  expect(checks.map(({ name }) => name)).not.toContain('stamped')
  expect(summary?.stamp).toBeNull()
})

test('an export carries the newest stamp, also when the log went on since, and openssl accepts it', async () => {
  await stampLog(on.scopes, { url: authority.url, trusted: null })
  await sign()
  await sign()
  const text = await exported()
  const { holds, checks, summary } = await checkFile(utf8(text), key)
  expect(holds).toBe(true)
  expect(checks.find(({ name }) => name === 'stamped')?.state).toBe('holds')
  expect(summary?.stamp).toMatchObject({ authority: 'Authority', size: 1 })
  expect(summary?.anchors?.proven.checkpoint.size).toBe(3)
  expect(Math.abs(Date.parse(summary?.stamp?.at ?? '') - Date.now())).toBeLessThan(60_000)
  const { stamp } = stampIn(text)
  expect(authority.accepts(fromBase64(stamp.token) ?? new Uint8Array(), utf8(stamp.note))).toBe(true)
  expect(await verifyExport(utf8(text), app.deps.historyKey.publicPem)).toMatchObject({ holds: true })
})

test('a stamp of other bytes, of another log or with a changed byte does not hold', async () => {
  const { record, stamp } = stampIn(await exported())
  const anchors = await checkAnchors(record, { publicKey: key.bytes, signed: true })
  const check = (changed: SignedRecord['stamp']) => checkStamp({ stamp: changed }, anchors, key.bytes)
  expect(await check(stamp)).toMatchObject({ state: 'holds' })
  expect(await check({ ...stamp, proof: [] })).toEqual({ state: 'fails', why: 'notOfLog' })
  expect(await check({ ...stamp, note: stamp.note.replace('evenhand', 'evenhanb') })).toMatchObject({ state: 'fails' })
  expect(await checkStamp({ stamp }, { state: 'none' }, key.bytes)).toEqual({ state: 'open' })
  const token = fromBase64(stamp.token) ?? new Uint8Array()
  const stated = new Set<string>()
  for (let place = 0; place < token.length; place += 31) {
    const changed = token.slice()
    changed[place] = (changed[place] ?? 0) ^ 1
    const result = await check({ ...stamp, token: toBase64(changed) })
    stated.add(result?.state === 'holds' ? result.at : 'fails')
  }
  const { at } = (await readToken(token, utf8(stamp.note))) ?? {}
  expect(stated).toEqual(new Set(['fails', at]))
  expect(await readToken(token, utf8('other bytes'))).toBeNull()
})
