import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Tx } from '#server/db/tenancy.ts'
import { sharedApp } from '#tests/support/app.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let on: Stage
beforeAll(async () => {
  on = await stage(await sharedApp())
})

const readOnly = expect.objectContaining({ code: '25006' })

test('a scope that reads as a viewer sees what the viewer sees, and writes nothing', async () => {
  const childrenIn = (tx: Tx) => tx.selectFrom('child').select('id').orderBy('id').execute()
  const seen = await on.scopes.readAsViewer(on.dana, childrenIn)
  const usual = await on.scopes.asViewer(on.dana, childrenIn)
  expect(seen).toEqual(usual)
  expect(seen.length).toBeGreaterThan(0)
  const write = on.scopes.readAsViewer(on.dana, (tx) => sql`update child set first_name = 'Other'`.execute(tx))
  await expect(write).rejects.toEqual(readOnly)
})

test('nor does one that reads before anybody is known', async () => {
  const write = on.scopes.readBeforeSignIn((tx) => sql`delete from session`.execute(tx))
  await expect(write).rejects.toEqual(readOnly)
})

test('the connections of such scopes write again afterwards', async () => {
  for (let turn = 0; turn < 8; turn += 1) {
    await on.scopes.readAsViewer(on.dana, (tx) => sql`select 1`.execute(tx))
    const { rows } = await on.scopes.asViewer(on.dana, (tx) =>
      sql<{ reads: string }>`select current_setting('transaction_read_only') as reads`.execute(tx),
    )
    expect(rows).toEqual([{ reads: 'off' }])
  }
})
