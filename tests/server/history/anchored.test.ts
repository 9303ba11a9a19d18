import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkAnchors } from '#domain/record/anchors.ts'
import { canonical } from '#domain/record/canonical.ts'
import { checkFile } from '#domain/record/check-file.ts'
import { judge } from '#domain/record/judge.ts'
import type { PublicKey } from '#domain/record/keys.ts'
import { lawNotInLog } from '#domain/record/law-in-log.ts'
import { newestLaw } from '#domain/record/laws/laws.gen.ts'
import { readRecord } from '#domain/record/record.ts'
import type { HistoryKey } from '#server/history/keys.ts'
import { verifyExport } from '#server/history/verify-export.ts'
import { sha256 } from '#server/service-log/hashes.ts'
import { type Signer, signerOf } from '#server/service-log/signer.ts'
import { exportOf, testKey } from '#tests/support/record/exported.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'

let on: OwnStage
let folder: string
let key: HistoryKey
let brought: PublicKey
let signer: Signer
let before: string
let text: string

const sign = async () => {
  on.clock.forward(60_000)
  await signer.sign(on.clock.now())
}
beforeAll(async () => {
  on = await ownStage()
  folder = await mkdtemp(join(tmpdir(), 'evenhand-anchored-'))
  ;({ key, brought } = await testKey())
  signer = signerOf({ scopes: on.scopes, key, folder, host: 'evenhand.test' })
  const expense = await on.record(on.sam)
  await on.open(on.dana, expense)
  before = await exportOf(on, on.dana, key)
  await sign()
  await on.send('expense', on.dana, expense, { type: 'expense.approve', owed: 142_50 })
  text = await exportOf(on, on.dana, key)
})
afterAll(async () => {
  await on.end()
  await rm(folder, { recursive: true })
})

type File = { [field: string]: unknown; streams: { id: string; entries: unknown[] }[]; laws: Record<string, string> }
/** Signs a changed export again, as whoever holds the key could. */
const resigned = (from: string, change: (record: File) => void) => {
  const { signature: _, ...record }: File = JSON.parse(from)
  const changed: File = record as File
  change(changed)
  return canonical({ ...changed, signature: key.sign(canonical(changed)) })
}
const bytes = (file: string) => new TextEncoder().encode(file)
const stateOf = async (file: string, name: string, by = brought) =>
  (await checkFile(bytes(file), by)).checks.find((check) => check.name === name)?.state

test('an export carries the proof of its streams, and says what came after it', async () => {
  const { holds, checks, summary } = await checkFile(bytes(text), brought)
  expect({ holds, states: checks.map(({ name, state }) => [name, state]) }).toEqual({
    holds: true,
    states: ['file', 'key', 'signature', 'chain', 'anchored', 'laws', 'moves'].map((name) => [name, 'holds']),
  })
  const count = JSON.parse(text).streams.flatMap(({ entries }: { entries: unknown[] }) => entries).length
  const added = summary?.anchors?.notYet ?? 0
  expect(added).toBeGreaterThan(0)
  expect(summary?.anchors?.anchored).toBe(count - added)
  expect(summary?.anchors?.proven.checkpoint).toMatchObject({ origin: 'evenhand.test/record/1', size: 1 })
  expect(await verifyExport(bytes(text), key.publicPem)).toMatchObject({ holds: true })
})

test('an export from before the first signature holds, and says that nothing of it is anchored', async () => {
  expect(await checkFile(bytes(before), brought)).toMatchObject({ holds: true, summary: { anchors: null } })
  expect(await stateOf(before, 'anchored')).toBe('open')
})

test('a record that was rewritten and signed again is not what the log holds', async () => {
  const { streams, proof } = JSON.parse(text)
  const shorter = resigned(text, (record) => {
    for (const stream of record.streams) stream.entries = stream.entries.slice(0, 1)
  })
  expect(await checkFile(bytes(shorter), brought)).toMatchObject({
    holds: false,
    problems: [{ check: 'anchored', why: 'streamShortened' }],
  })
  expect(await verifyExport(bytes(shorter), key.publicPem)).toMatchObject({ holds: false })
  const without = resigned(text, (record) => {
    record.streams = record.streams.slice(1)
  })
  expect((await checkFile(bytes(without), brought)).problems).toContainEqual({
    check: 'anchored',
    why: 'streamUnknown',
    stream: streams[0].id,
  })
  const damaged = resigned(text, (record) => {
    record.proof = proof.replace('"blind":"', '"blind":"A')
  })
  expect((await checkFile(bytes(damaged), brought)).problems).toContainEqual({
    check: 'anchored',
    why: 'proofFails',
    stream: '',
  })
})

test('a rewritten past of the same length, with a chain that holds, is not what the log holds', async () => {
  const other = await ownStage()
  try {
    const expense = await other.record(other.sam)
    await other.open(other.dana, expense)
    const theirs: File = JSON.parse(await exportOf(other, other.dana, key))
    const forged = resigned(text, (record) => {
      record.streams = theirs.streams
      record.proof = JSON.parse(text).proof.replaceAll(record.streams[0]?.id, theirs.streams[0]?.id)
    })
    expect(await stateOf(forged, 'chain')).toBe('holds')
    expect(await stateOf(forged, 'anchored')).toBe('fails')
  } finally {
    await other.end()
  }
})

test('with another key it is not said whether the log holds it', async () => {
  expect(await stateOf(text, 'anchored', (await testKey()).brought)).toBe('open')
})

test('the law that the log names is the table in the export', async () => {
  const { proof } = JSON.parse(text)
  const anchors = await checkAnchors(JSON.parse(text), { publicKey: brought.bytes, signed: true })
  expect(JSON.parse(JSON.parse(proof).leaf.data).law.number).toBe(newestLaw)
  expect(await lawNotInLog(JSON.parse(text), anchors)).toBeNull()
  expect(await lawNotInLog({ laws: { [newestLaw]: '{}' } }, anchors, sha256)).toBe(newestLaw)
  // No entry names it, so the file has no table, and the released one is compared.
  expect(await lawNotInLog({ laws: {} }, anchors)).toBeNull()
  const evidence = {
    sha256: '',
    yourKey: brought.id,
    followed: null,
    forgedChange: false,
    signed: true,
    breaks: [],
    anchors,
    stamp: null,
    seal: null,
    code: null,
  }
  const { holds, problems } = judge(readRecord(bytes(text)), { ...evidence, lawNotInLog: newestLaw })
  expect({ holds, problems }).toEqual({
    holds: false,
    problems: [{ check: 'laws', law: newestLaw, why: 'notInLog' }],
  })
})

test('the laws travel in the export: a changed or missing table fails', async () => {
  expect(Object.keys(JSON.parse(text).laws)).toEqual([String(newestLaw)])
  const changed = resigned(text, (record) => {
    record.laws = { [newestLaw]: '{}' }
  })
  const missing = resigned(text, (record) => {
    record.laws = {}
  })
  expect((await checkFile(bytes(changed), brought)).problems).toEqual([
    { check: 'laws', law: newestLaw, why: 'differs' },
  ])
  expect((await checkFile(bytes(missing), brought)).problems).toEqual([
    { check: 'laws', law: newestLaw, why: 'missing' },
  ])
})
