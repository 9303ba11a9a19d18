import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { canonical } from '#domain/record/canonical.ts'
import type { RecordFilter } from '#domain/record/record.ts'
import type { Viewer } from '#server/db/tenancy.ts'
import { openExpense } from '#server/features/expenses/expenses.open.ts'
import { unopenedBy } from '#server/features/expenses/expenses.store.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { exportRecord } from '#server/history/export.ts'
import { type HistoryKey, historyKey } from '#server/history/keys.ts'
import { verifyExport } from '#server/history/verify-export.ts'
import { recordEvent } from '#server/lifecycle/unit-of-work.ts'
import { bytesToFlip } from '#tests/support/record/exported.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'

let on: OwnStage
let dataDir: string
let key: HistoryKey
beforeAll(async () => {
  on = await ownStage()
  dataDir = await mkdtemp(join(tmpdir(), 'evenhand-export-'))
  key = await historyKey({ historyKey: undefined, historyKeyDir: join(dataDir, 'keys') })
  const secret = await on.record(on.dana, { name: 'Birthday surprise', private: true })
  await on.send('expense', on.dana, secret, { type: 'expense.share' })
  await on.record(on.dana, { name: 'Still a secret', private: true })
  await on.act(on.sam, (change) => openExpense(change, on.sam, secret))
  await on.send('expense', on.sam, secret, { type: 'expense.approve', owed: 142_50 })
})
afterAll(async () => {
  await on.end()
  await rm(dataDir, { recursive: true })
})

const exported = (viewer: Viewer, filter?: RecordFilter) =>
  on.scopes.asViewer(viewer, async (tx) =>
    exportRecord(tx, viewer, {
      parts: recordParts,
      key,
      log: null,
      now: on.clock.now(),
      withheld: await unopenedBy(tx, viewer),
      filter,
    }),
  )

test('an export verifies offline, and holds what its reader may read and no more', async () => {
  const own = await exported(on.dana)
  const others = await exported(on.sam)
  expect(await verifyExport(Buffer.from(own), key.publicPem)).toMatchObject({ holds: true, items: 2 })
  expect(await verifyExport(Buffer.from(others), key.publicPem)).toMatchObject({ holds: true, items: 1 })
  expect(own).toContain('Still a secret')
  expect(others).not.toContain('Still a secret')
  expect(others).toContain('Birthday surprise')
  expect(await exported(on.professional)).not.toContain('Still a secret')
})

test('what its reader has not opened is there by its hashes alone, and still verifies', async () => {
  const id = await on.record(on.dana, { name: 'Not opened yet' })
  const text = await exported(on.sam)
  expect(text).not.toContain('Not opened yet')
  expect(JSON.parse(text).withheld).toEqual([id])
  expect((await verifyExport(Buffer.from(text), key.publicPem)).holds).toBe(true)
  await on.act(on.sam, (change) => openExpense(change, on.sam, id))
  expect(await exported(on.sam)).toContain('Not opened yet')
})

test('a byte flipped anywhere is found', async () => {
  // The filter leaves the family's own entries out, so that there are fewer bytes to flip.
  const bytes = Buffer.from(await exported(on.sam, { area: 'expenses' }))
  const passed: number[] = []
  for (const at of bytesToFlip(bytes)) {
    const flipped = Buffer.from(bytes)
    flipped.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    if ((await verifyExport(flipped, key.publicPem)).holds) passed.push(at)
  }
  expect(passed).toEqual([])
}, 60_000)

test('another key, a key from the file, a byte more or less: none of it verifies', async () => {
  const text = await exported(on.dana)
  const otherDir = await mkdtemp(join(tmpdir(), 'evenhand-export-'))
  const other = await historyKey({ historyKey: undefined, historyKeyDir: join(otherDir, 'keys') })
  await rm(otherDir, { recursive: true })
  expect(await verifyExport(Buffer.from(text), other.publicPem)).toEqual({
    holds: false,
    why: 'it was signed by another key',
  })
  expect((await verifyExport(Buffer.from(`${text}\n`), key.publicPem)).holds).toBe(false)
  expect((await verifyExport(Buffer.from(text.slice(0, -1)), key.publicPem)).holds).toBe(false)
  expect((await verifyExport(Buffer.from(text).subarray(1), key.publicPem)).holds).toBe(false)
})

test('each exported stream says its reach, and one without a reach is checked as before', async () => {
  await on.act(on.child, async (change) => {
    const by = { actor: on.child.personId, party: 'creator', mode: 'self' } as const
    const event = { kind: 'child.add', entity: 'child', entityId: crypto.randomUUID(), by, payload: {} }
    const audience = [on.child.personId, on.dana.personId]
    recordEvent(change, { ...event, reach: 'named', audience })
    recordEvent(change, { ...event, reach: 'family', audience: null })
  })
  const reachesTo = async (viewer: Viewer) => {
    const text = await exported(viewer)
    expect((await verifyExport(Buffer.from(text), key.publicPem)).holds).toBe(true)
    return JSON.parse(text)
      .streams.map(({ reach }: { reach: string }) => reach)
      .sort()
  }
  expect(await reachesTo(on.dana)).toEqual(['closed', 'family', 'named', 'named', 'parents'])
  expect(await reachesTo(on.professional)).toEqual(['family', 'named', 'named', 'parents'])
  expect(await reachesTo(on.sam)).toEqual(['family', 'parents'])
  expect(await reachesTo(on.child)).toEqual(['family', 'named'])

  const { signature: _, streams, ...record } = JSON.parse(await exported(on.dana))
  const earlier = { ...record, streams: streams.map(({ reach: __, ...stream }: { reach: string }) => stream) }
  const text = canonical({ ...earlier, signature: key.sign(canonical(earlier)) })
  expect(text).not.toContain('"reach"')
  expect((await verifyExport(Buffer.from(text), key.publicPem)).holds).toBe(true)
})
