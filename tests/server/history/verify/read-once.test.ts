import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Scopes, Tx } from '#server/db/tenancy.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { type HistoryKey, historyKey } from '#server/history/keys.ts'
import { verifyDatabase } from '#server/history/verify-database.ts'
import { outsideFolderOf } from '#server/service-log/outside/outside-copy.ts'
import { signerOf } from '#server/service-log/signer.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'

let on: OwnStage
let dataDir: string
let key: HistoryKey
beforeAll(async () => {
  on = await ownStage()
  dataDir = await mkdtemp(join(tmpdir(), 'evenhand-once-'))
  key = await historyKey({ historyKey: undefined, historyKeyDir: join(dataDir, 'keys') })
  for (let made = 0; made < 5; made += 1) {
    const expense = await on.record(on.sam)
    await on.open(on.dana, expense)
    await on.send('expense', on.dana, expense, { type: 'expense.approve', owed: 142_50 })
  }
  await on.record(on.dana, { private: true })
  const folder = outsideFolderOf(dataDir)
  await signerOf({ scopes: on.scopes, key, folder, host: 'evenhand.test' }).sign(on.clock.now())
})
afterAll(async () => {
  await on.end()
  await rm(dataDir, { recursive: true })
})

/** Counts the rows with a payload that come from the database, by the id of their entry. */
const counting = () => {
  const reads = new Map<string, number>()
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      for (const { id, payload } of result.rows)
        if (typeof id === 'string' && typeof payload === 'string') reads.set(id, 1 + (reads.get(id) ?? 0))
      return result
    },
  }
  const counted = (tx: Tx): Tx => tx.withPlugin(plugin)
  const scopes: Scopes = {
    ...on.scopes,
    asSystem: (familyId, run) => on.scopes.asSystem(familyId, (tx) => run(counted(tx))),
    asRecounter: (run) => on.scopes.asRecounter((tx) => run(counted(tx))),
  }
  return { scopes, reads }
}

test('a record that holds is read once: its streams are counted while everything else is checked', async () => {
  const { scopes, reads } = counting()
  expect(await verifyDatabase(scopes, recordParts, dataDir, key.publicPem)).toEqual([])
  const stored = await on.scopes.asRecounter((tx) => tx.selectFrom('entry').select('id').execute())
  expect(new Set(reads.keys())).toEqual(new Set(stored.map(({ id }) => id)))
  expect([...reads.values()].filter((count) => count > 1)).toEqual([])
})
