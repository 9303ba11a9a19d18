import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'

let on: OwnStage
beforeAll(async () => {
  on = await ownStage()
})
afterAll(() => on.end())

/** Plans with sequential scans disabled wherever there is an alternative. */
const planOf = (statement: string): Promise<string> =>
  on.scopes.asViewer(on.dana, async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const { rows } = await sql<Record<string, string>>`explain (costs off) ${sql.raw(statement)}`.execute(tx)
    return rows.flatMap((row) => Object.values(row)).join('\n')
  })

/** Lists every table whose rows have a reach. */
const withReach = [
  ...[
    'actual_time',
    'allocation',
    'bank_account',
    'calendar_event',
    'calendar_feed',
    'category',
    'category_use',
    'change_request',
    'child_detail',
    'child_use',
    'connected_calendar',
    'delivery',
    'draft',
    'due_allocation',
  ],
  ...[
    'due_time',
    'entry',
    'event_reminder',
    'expense',
    'expense_total',
    'family_hold',
    'file',
    'file_use',
    'holiday',
    'info_entry',
    'invitation',
    'journal_entry',
    'journal_view',
    'linked_account',
    'mailbox',
    'message',
    'monthly_expense',
    'my_file',
    'my_folder',
    'notice',
    'objection',
    'parenting_schedule',
    'payment',
    'payment_account',
    'payment_readiness',
  ],
  ...[
    'payment_series',
    'professional_access',
    'school_break',
    'stream',
    'support_due',
    'support_order',
    'support_payment',
    'swap',
    'transfer',
  ],
  ...['upload', 'viewed'],
]

test.each(['family', 'membership', 'child', ...withReach])(
  'one’s own rows of %s are found by an index, however many other families there are',
  async (table) => {
    const plan = await planOf(`select * from ${table}`)
    expect(plan).toMatch(/Index/)
    expect(plan).not.toMatch(/Seq Scan/)
  },
)

test.each(withReach)('the planner reads the law on %s as the CASE that it is', async (table) => {
  const plan = await planOf(`select * from ${table}`)
  expect(plan).toMatch(/CASE WHEN/)
  expect(plan).not.toMatch(/app_may_see/)
})

test('every table of a family follows the law, but for those that say who the family is', async () => {
  const tables = await on.scopes.asSystem(on.family.id, async (tx) => {
    const { rows } = await sql<{ name: string; reach: boolean; lawful: boolean }>`
      select c.relname as name, bool_or(a.attname = 'reach') as reach,
        coalesce((select bool_or(concat(p.qual, p.with_check) like '%app_may_see(reach, audience)%')
          from pg_policies p where p.tablename = c.relname), false) as lawful
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname in ('family_id', 'reach')
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relrowsecurity
      group by c.relname order by c.relname`.execute(tx)
    return rows
  })
  expect(tables.filter(({ reach, lawful }) => reach && lawful).map(({ name }) => name)).toEqual(withReach)
  expect(tables.filter(({ reach, lawful }) => reach !== lawful)).toEqual([])
  expect(tables.filter(({ reach }) => !reach).map(({ name }) => name)).toEqual([
    'bank_resource',
    'baseline_due',
    'calendar_feed_token',
    'child',
    'connected_source',
    'invitation_link',
    'linked_code',
    'mailbox_total',
    'membership',
    'message_folder',
    'record_mail',
    'session',
    'words',
  ])
})
