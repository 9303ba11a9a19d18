import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newestLaw } from '#domain/record/laws/laws.gen.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { historyKey } from '#server/history/keys.ts'
import { verifyDatabase } from '#server/history/verify-database.ts'
import { lawMarkOf } from '#server/lifecycle/law-mark.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'

let on: OwnStage
beforeAll(async () => {
  on = await ownStage()
})
afterAll(() => on.end())

test('law 1 is never named, every later law is', () => {
  expect([1, 2, 3].map(lawMarkOf)).toEqual([{}, { law: 2 }, { law: 3 }])
})

test('every entry that moves a row names the newest law, and is judged by it', async () => {
  const id = await on.record(on.sam)
  await on.open(on.dana, id)
  await on.send('expense', on.dana, id, { type: 'expense.approve', owed: 142_50 })
  const entries = await on.scopes.asSystem(on.family.id, (tx) =>
    tx.selectFrom('entry').select(['kind', 'payload']).where('entity', '=', 'expense').orderBy('seq').execute(),
  )
  const named = entries.map(({ kind, payload }) => [kind, JSON.parse(payload ?? '{}').law])
  expect(newestLaw).toBeGreaterThan(1)
  expect(named).toEqual([
    ['expense.begin', newestLaw],
    ['expense.firstViewed', undefined],
    ['expense.approve', newestLaw],
  ])
  const dataDir = await mkdtemp(join(tmpdir(), 'evenhand-law-'))
  const { publicPem } = await historyKey({ historyKey: undefined, historyKeyDir: join(dataDir, 'keys') })
  expect(await verifyDatabase(on.scopes, recordParts, dataDir, publicPem)).toEqual([])
  await rm(dataDir, { recursive: true })
})
