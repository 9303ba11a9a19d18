import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CopiedRow } from '#server/db/reading/copied-row.ts'
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

const idShape = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

/** Counts the entries that come from the database with their payload, by their ids: in lists of rows and in copies. */
const counting = () => {
  const reads = new Map<string, number>()
  const count = (id: string) => reads.set(id, 1 + (reads.get(id) ?? 0))
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      for (const { id, payload } of result.rows) if (typeof id === 'string' && typeof payload === 'string') count(id)
      return result
    },
  }
  const { begin } = CopiedRow.prototype
  vi.spyOn(CopiedRow.prototype, 'begin').mockImplementation(function (this: CopiedRow, message, at) {
    begin.call(this, message, at)
    // The number of an entry has eight bytes; rows of other kinds begin with an id.
    if (message.readInt32BE(at) !== 8) return
    this.integer()
    const id = this.text() ?? ''
    if (idShape.test(id)) count(id)
    begin.call(this, message, at)
  })
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
