import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderLines, folderPage } from '#server/features/messages/messages.list.ts'
import { messagesOn } from '#tests/support/messages/messages.ts'
import { asSuperuser } from '#tests/support/record/superuser.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'

let on: OwnStage
beforeAll(async () => {
  on = await ownStage()
  const { id } = await messagesOn(on).send()
  await asSuperuser(
    on.superuser,
    `with copies as (
      insert into message (family_id, id, thread_id, author_id, recipient_ids, subject, body, sent_at, reach, audience)
      select family_id, gen_random_uuid(), thread_id, author_id, recipient_ids, subject, body,
        sent_at - n * interval '1 minute', reach, audience
      from message, generate_series(1, 3000) n where id = '${id}'
      returning family_id, id, sent_at, reach, audience, recipient_ids
    )
    insert into mailbox (family_id, person_id, message_id, first, folder, sent_at, reach, audience)
      select family_id, recipient_ids[1], id, 'inbox',
        case when row_number() over () % 10 = 0 then 'inbox' else 'archive' end, sent_at, reach, audience from copies;
    analyze message;
    analyze mailbox`,
  )
})
afterAll(() => on.end())

const planOf = (folder: string, after: string | null) =>
  on.scopes.asViewer(on.dana, async (tx) => {
    const query = { folder, ...(after && { after }) }
    return JSON.stringify(await folderLines(tx, on.dana, query, 26).explain('text', sql`costs off`))
  })
const page = (folder: string, after?: string) =>
  on.scopes.asViewer(on.dana, (tx) => folderPage(tx, on.dana, { folder, limit: 25, ...(after && { after }) }))

test.each([
  ['inbox', 'mailbox_folder', 301],
  ['all', 'mailbox_all', 3001],
])(
  '%s: row-level security and all, an index gives a page in its order, the first one and a later one',
  async (folder, index, total) => {
    const first = await page(folder)
    expect(first).toMatchObject({ total, perPage: 25 })
    for (const after of [null, first.next]) {
      const plan = await planOf(folder, after)
      expect(plan).toContain(`Index Scan using ${index}`)
      expect(plan).not.toMatch(/Sort|Seq Scan/)
    }
    const second = await page(folder, first.next ?? '')
    expect(second.items).toHaveLength(25)
    expect(first.items.at(-1)?.sentAt.localeCompare(second.items[0]?.sentAt ?? '')).toBe(1)
  },
)
