import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newestLaw } from '#domain/record/laws/laws.gen.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { historyKey } from '#server/history/keys.ts'
import { verifyDatabase } from '#server/history/verify-database.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

// The charts of today are released once more, as by `npm run law -- release`: the new law allows what the newest one does.
vi.mock('#domain/record/laws/laws.gen.ts', async (original) => {
  const { laws, newestLaw } = await original<typeof import('#domain/record/laws/laws.gen.ts')>()
  const law = laws.get(newestLaw)
  if (!law) throw new Error(`there is no law ${newestLaw}`)
  return { laws: new Map([...laws, [newestLaw + 1, law]]), newestLaw: newestLaw + 1 }
})

let on: Stage
beforeAll(async () => {
  on = await stage()
})
afterAll(() => on.end())

test('once there is a newer law, every entry that moves a row names it, and is judged by it', async () => {
  const id = await on.record(on.sam)
  await on.open(on.dana, id)
  await on.send('expense', on.dana, id, { type: 'expense.approve', owed: 142_50 })
  const entries = await on.scopes.asSystem(on.family.id, (tx) =>
    tx.selectFrom('entry').select(['kind', 'payload']).orderBy('seq').execute(),
  )
  const named = entries.map(({ kind, payload }) => [kind, JSON.parse(payload ?? '{}').law])
  expect(named).toEqual([
    ['expense.begin', newestLaw],
    ['expense.firstViewed', undefined],
    ['expense.approve', newestLaw],
  ])
  const dataDir = await mkdtemp(join(tmpdir(), 'evenhand-law-'))
  const { publicPem } = await historyKey({ historyKey: undefined, dataDir })
  expect(await verifyDatabase(on.scopes, recordParts, dataDir, publicPem)).toEqual([])
  await rm(dataDir, { recursive: true })
})
