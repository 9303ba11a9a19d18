import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { areas } from '#contract/areas.ts'
import { lifecycles } from '#machines/charts.ts'
import { leavesOf } from '#machines/shared/decide.ts'
import { derivedChecksOf } from '#server/db/derived-checks.ts'
import { migrate } from '#server/db/migrate.ts'
import { wordsIn } from '#server/db/reconcile-checks.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'

let database: TestDatabase
let db: Kysely<unknown>
beforeAll(async () => {
  database = await testDatabase()
  db = new Kysely({ dialect: new PostgresDialect({ pool: database.migrator.pool({ max: 1 }) }) })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const definitions = async (): Promise<Map<string, string>> => {
  const { rows } = await sql<{ name: string; definition: string }>`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace`.execute(db)
  return new Map(rows.map(({ name, definition }) => [name, definition]))
}

const derivedChecks = derivedChecksOf(areas)

/** Rules of migration 025 tie a reach to an audience in each restricted table; they are more than a list of values. */
const isReach = (name: string) => name.endsWith('_reach')

/** These lists have no source in the code; a migration extends each. */
const fixed = [
  'bank_event_outcome_check',
  'category_preset_check',
  'delivery_reach_check',
  'mailbox_first_check',
  'mailbox_reach_check',
  'message_preference_per_page_check',
  'message_reach_check',
  'my_file_reach_check',
  'membership_role_check',
  'membership_side_check',
  'payment_method_check',
  'info_entry_reach_check',
  'journal_entry_reach_check',
  'linked_account_kind_check',
  'person_avatar_color_check',
  'person_calendar_view_check',
  'person_user_type_check',
  'person_week_start_check',
]

test('every list of words in the database is derived from the code, or is known to be fixed', async () => {
  const declared = derivedChecks.map(({ table, column }) => `${table}_${column}_check`)
  const lists = [...(await definitions())]
    .filter(([name, definition]) => !isReach(name) && /ANY \(ARRAY\[|<@ ARRAY\[/.test(definition))
    .map(([name]) => name)
  expect(lists.toSorted()).toEqual([...declared, ...fixed].toSorted())
})

test('each lifecycle has a table whose status allows exactly the leaves of its chart', async () => {
  const known = await definitions()
  const statuses = derivedChecks
    .filter(({ column }) => column === 'status')
    .map(({ table }) => wordsIn(known.get(`${table}_status_check`) ?? ''))
  for (const { machine } of Object.values(lifecycles)) expect(statuses).toContainEqual(leavesOf(machine))
})

const narrowed = () =>
  sql`alter table expense drop constraint expense_status_check,
      add constraint expense_status_check check (status in ('private', 'open'));
    alter table notice_wish drop constraint notice_wish_mail_off_check,
      add constraint notice_wish_mail_off_check check (mail_off <@ array['asked']);
    alter table payment drop constraint payment_failure_check`.execute(db)

test('a list that is narrower, or gone, is brought up to date, also by several processes at once', async () => {
  const before = await definitions()
  await narrowed()
  expect(await definitions()).not.toEqual(before)
  await Promise.all([migrate(database), migrate(database), migrate(database)])
  expect(await definitions()).toEqual(before)
})

test('rows in a state that this version does not know were written by a newer one', async () => {
  await sql`alter table sandbox_customer drop constraint sandbox_customer_status_check;
    insert into sandbox_customer (id, key, status, plan) values (gen_random_uuid(), 'k', 'underWater', 'verify')`.execute(
    db,
  )
  await expect(migrate(database)).rejects.toThrow(/newer version/)
})
