import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encodeCursor } from '#server/db/reading/cursor.ts'
import { filesOfPage, newestFirst } from '#server/features/my-files/my-files.list.ts'
import { asSuperuser } from '#tests/support/record/superuser.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'
import { fillFiles } from '../../../bench/files/fill-files.ts'

let on: OwnStage
beforeAll(async () => {
  on = await ownStage()
  await fillFiles(on.scopes, { a: on.dana }, 5_000, on.clock.now())
  await asSuperuser(on.superuser, 'analyze my_file')
})
afterAll(() => on.end())

test.each([
  ['the top', undefined],
  ['a folder', crypto.randomUUID()],
] as const)('files of %s come in the order of an index, however many there are', async (_, folder) => {
  const later = encodeCursor(newestFirst, ['2026-11-10T00:00:00.000Z', crypto.randomUUID()])
  for (const after of [undefined, later]) {
    const plan = await on.scopes.asViewer(on.dana, async (tx) => {
      const query = { of: 'own' as const, folder, after }
      return JSON.stringify(await filesOfPage(tx, on.dana, query, 50).explain('text', sql`costs off`))
    })
    expect(plan).toContain('Index Scan')
    expect(plan).not.toMatch(/Sort|Seq Scan/)
  }
})
