import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Viewer } from '#server/db/tenancy.ts'
import { moveMessages } from '#server/features/messages/mailbox.store.ts'
import { folderPage } from '#server/features/messages/messages.list.ts'
import { messagesOn } from '#tests/support/messages/messages.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'

let on: OwnStage
const sent: string[] = []
beforeAll(async () => {
  on = await ownStage()
  const messages = messagesOn(on)
  for (const subject of ['One', 'Two', 'Three', 'Four']) sent.push((await messages.send({ subject })).id)
  await messages.send({ subject: 'To her attorney', to: [on.professional.personId] }, on.dana)
})
afterAll(() => on.end())

const totalIn = (viewer: Viewer, folder: string) =>
  on.scopes.asViewer(viewer, async (tx) => (await folderPage(tx, viewer, { folder, limit: 1 })).total)
const move = (ids: readonly string[], to: string) =>
  on.scopes.asViewer(on.dana, (tx) => moveMessages(tx, { ids: [...ids], to }))

/** Compares every total that is kept with the rows. */
const differences = () =>
  bySuperuser(
    on,
    `select folder, kept.count, rows.count as counted
    from (select family_id, person_id, folder, reach = 'closed' as closed, count(*) from mailbox group by 1, 2, 3, 4) as rows
    full join mailbox_total as kept using (family_id, person_id, folder, closed)
    where coalesce(kept.count, 0) <> coalesce(rows.count, 0)`,
  )

test('what is kept of a folder follows each message that arrives or moves', async () => {
  expect([await totalIn(on.dana, 'inbox'), await totalIn(on.dana, 'all')]).toEqual([4, 5])
  await move(sent.slice(0, 3), 'archive')
  expect([await totalIn(on.dana, 'inbox'), await totalIn(on.dana, 'archive')]).toEqual([1, 3])
  await move(sent.slice(1), 'first')
  expect([await totalIn(on.dana, 'inbox'), await totalIn(on.dana, 'archive')]).toEqual([3, 1])
  await move(sent.slice(0, 1), 'archive')
  expect([await totalIn(on.dana, 'inbox'), await totalIn(on.dana, 'archive')]).toEqual([3, 1])
  expect(await differences()).toEqual([])
})

test('two moves at once are both counted', async () => {
  await Promise.all([
    move(sent.slice(0, 2), 'archive'),
    move(sent.slice(2), 'archive'),
    move(sent.slice(1, 3), 'archive'),
  ])
  expect([await totalIn(on.dana, 'inbox'), await totalIn(on.dana, 'archive')]).toEqual([0, 4])
  expect(await differences()).toEqual([])
})

test('whoever looks on as a parent does not learn how many of their messages are closed', async () => {
  expect(await totalIn(on.dana, 'sent')).toBe(1)
  expect(await totalIn(on.admin, 'sent')).toBe(0)
})

test('nobody writes a total', async () => {
  const write = on.scopes.asViewer(on.dana, (tx) => sql`update mailbox_total set count = 0`.execute(tx))
  await expect(write).rejects.toThrow('permission denied')
})
