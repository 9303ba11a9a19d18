import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mode } from '#machines/shared/turn.ts'
import { hashOf } from '#server/http/caller.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { type Cast, cast } from '#tests/support/factories.ts'

// A running server is attacked with SQL of the attacker's choice, over the connections that it really has.

let on: OwnApp
let people: Cast
beforeAll(async () => {
  on = await testApp()
  people = await cast(on)
})
afterAll(() => on.stop())

const connections = () => ({ requests: on.app.deps.db, jobs: on.deps.db })
type Connection = keyof ReturnType<typeof connections>

const run = (connection: Connection, statement: string) => sql.raw(statement).execute(connections()[connection])

const forbidden = [
  'alter table entry disable trigger all',
  'alter table entry no force row level security',
  'drop policy seen on entry',
  'create policy everything on entry using (true)',
  'alter table expense add column more text',
  `create or replace function app_may_see(reach text, audience uuid[]) returns boolean language sql return true`,
  'alter function history_append owner to current_user',
  'create temporary table session (id uuid)',
  'create table public.session_of_mine (id uuid)',
  'create schema mine',
  'create table pgboss.mine (id uuid)',
  'create role mine',
  'set session_replication_role = replica',
  'set role evenhand',
  'set role postgres',
  'grant evenhand to current_user',
] as const

test.each(['requests', 'jobs'] as const)(
  'the login of %s cannot change what protects the record',
  async (connection) => {
    for (const statement of forbidden)
      await expect(run(connection, statement), statement).rejects.toThrow(
        /permission denied|must be owner|must be able/,
      )
  },
)

test.each(['requests', 'jobs'] as const)('the login of %s owns nothing', async (connection) => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where pg_has_role(relowner, 'member')
    union all select proname from pg_proc where pg_has_role(proowner, 'member')
    union all select nspname from pg_namespace where pg_has_role(nspowner, 'member')
    union all select datname from pg_database where pg_has_role(datdba, 'member')`.execute(connections()[connection])
  expect(rows).toEqual([])
})

const rolesOf = async (connection: Connection) => {
  const { rows } = await sql<{ name: string }>`select rolname as name from pg_roles
    where pg_has_role(oid, 'member') and rolname <> current_user order by 1`.execute(connections()[connection])
  return rows.map(({ name }) => name)
}

test('each login may become the roles of its work and no others', async () => {
  expect(await rolesOf('requests')).toEqual(['evenhand_app', 'evenhand_gate', 'evenhand_prover', 'evenhand_sandbox'])
  expect(await rolesOf('jobs')).toEqual([
    'evenhand_app',
    'evenhand_jobs',
    'evenhand_prover',
    'evenhand_queue',
    'evenhand_signer',
  ])
})

test('outside a scope neither login reads a row of anybody', async () => {
  for (const connection of ['requests', 'jobs'] as const)
    for (const table of ['expense', 'entry', 'person', 'membership', 'session'])
      expect((await run(connection, `select 1 from ${table} limit 1`).catch(() => ({ rows: [] }))).rows, table).toEqual(
        [],
      )
})

test('a temporary table named session cannot make a caller of somebody else', async () => {
  const hijack = connections()
    .requests.transaction()
    .execute(async (tx) => {
      await sql`create temporary table session on commit drop as
      select gen_random_uuid() as id, ${hashOf('mine')}::bytea as token_hash, ${people.sam}::uuid as person_id,
        null::uuid as family_id, null::uuid as viewpoint, now() + interval '1 day' as expires_at`.execute(tx)
      await sql`grant select on pg_temp.session to public`.execute(tx)
      const { rows } = await sql`select person_id from caller_of('cookie', ${hashOf('mine')}, now())`.execute(tx)
      return rows
    })
  await expect(hijack).rejects.toThrow('permission denied to create temporary tables')
})

test('even where temporary tables are allowed, no function and no session looks among them first', async () => {
  const { migrator } = on.database
  const pool = migrator.pool({ max: 1 })
  const { rows: functions } = await pool.query(`select proname from pg_proc
    where prosecdef and pronamespace = 'public'::regnamespace
      and not coalesce('search_path=public, pg_temp' = any(proconfig), false)`)
  expect(functions).toEqual([])
  for (const login of [migrator, on.database.app, on.database.jobs]) {
    const { rows } = await login.pool({ max: 1 }).query('show search_path')
    expect(rows).toEqual([{ search_path: 'public,pg_temp' }])
  }
})

const familyTables = ['family', 'membership', 'child', 'category', 'stream', 'entry', 'expense'] as const

/** Lists the tables of which a viewer reads a row, through the scope of requests. */
const readBy = (personId: string, familyId: string, mode: Mode = 'self') =>
  on.app.deps.scopes.asViewer({ personId, familyId, viewpoint: personId, standing: 'parent', mode }, async (tx) => {
    const seen: string[] = []
    for (const table of familyTables) {
      const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(tx)
      if (rows.length > 0) seen.push(table)
    }
    return seen
  })

test('a viewer of a family that is not theirs reads nothing of it', async () => {
  const { dana, family, neighbours } = people
  expect(await readBy(dana, family.id)).toContain('category')
  for (const mode of ['self', 'viewing', 'synced'] as const)
    expect(await readBy(dana, neighbours.id, mode), mode).toEqual([])
})

test('a viewer of a family that is not theirs writes nothing into it', async () => {
  const { dana, neighbours } = people
  const writes = on.app.deps.scopes.asViewer(
    { personId: dana, familyId: neighbours.id, viewpoint: dana, standing: 'parent', mode: 'self' },
    (tx) =>
      tx
        .insertInto('viewed')
        .values({
          family_id: neighbours.id,
          entity_id: neighbours.id,
          person_id: dana,
          at: on.clock.now(),
          audience: null,
        })
        .execute(),
  )
  await expect(writes).rejects.toThrow('row-level security')
})

test('requests read the service log and mark what was shown, and see nothing else there', async () => {
  const { scopes } = on.app.deps
  const logTables = ['log_origin', 'log_leaf', 'log_node', 'log_checkpoint', 'log_stream', 'log_stream_head'] as const
  await scopes.asProver(async (tx) => {
    for (const table of logTables) await tx.selectFrom(table).selectAll().execute()
    await tx.updateTable('log_checkpoint').set({ shown: true }).execute()
  })
  const refused = [
    'select payload from entry',
    'select id from stream',
    'select id from expense',
    'select id from person',
    "insert into log_leaf (origin, index, data) values (1, 0, '')",
    "update log_checkpoint set note = ''",
    'delete from log_checkpoint',
    'update log_stream set size = 0',
  ]
  for (const statement of refused)
    await expect(
      scopes.asProver((tx) => sql.raw(statement).execute(tx)),
      statement,
    ).rejects.toThrow('permission denied')
})

test('requests become neither the signer nor the one who sweeps', async () => {
  for (const role of ['evenhand_signer', 'evenhand_jobs', 'evenhand_queue'])
    await expect(run('requests', `set role ${role}`), role).rejects.toThrow('permission denied')
})
