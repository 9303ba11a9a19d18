import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messagesOn } from '#tests/support/messages/messages.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'

let on: OwnStage
beforeAll(async () => {
  on = await ownStage()
  await messagesOn(on).send()
})
afterAll(() => on.end())

/** Every role of the cluster but those who may do anything: superusers, and the owner of the table. */
const otherRoles = async (): Promise<readonly string[]> => {
  const rows = await bySuperuser(
    on,
    `select rolname from pg_roles where not rolsuper and rolname not like 'pg\\_%'
      and oid <> (select relowner from pg_class where oid = 'words'::regclass)`,
  )
  return rows.map(({ rolname }) => String(rolname))
}

test('the roles that are asked for are all that the product has', async () => {
  expect(await otherRoles()).toEqual(
    expect.arrayContaining(
      ['app', 'jobs', 'signer', 'gate', 'queue', 'prover', 'sandbox'].map((name) => `evenhand_${name}`),
    ),
  )
})

test('no role has a right to the words, to any of their columns, or to what writes them', async () => {
  const held = await bySuperuser(
    on,
    `select role, privilege from unnest($1::text[]) as role, unnest(array['select', 'insert', 'update', 'delete',
        'truncate', 'references', 'trigger']) as privilege
      where has_table_privilege(role, 'words', privilege)
        or privilege in ('select', 'insert', 'update', 'references') and has_any_column_privilege(role, 'words', privilege)
      union all select role, proname from unnest($1::text[]) as role, pg_proc
      where proname in ('words_put', 'words_drop', 'message_words', 'delivery_words', 'draft_words')
        and has_function_privilege(role, pg_proc.oid, 'execute')`,
    [await otherRoles()],
  )
  expect(held).toEqual([])
})

test('one role may search, with the logins that take it on, and each of the others is refused', async () => {
  const allowed = await bySuperuser(
    on,
    `select role from unnest($1::text[]) as role
      where has_function_privilege(role, 'words_found(text, jsonb, timestamptz, uuid, integer)', 'execute')
        and (role = 'evenhand_app' or not pg_has_role(role, 'evenhand_app', 'member'))`,
    [await otherRoles()],
  )
  expect(allowed).toEqual([{ role: 'evenhand_app' }])
})

const scopes = () =>
  ({
    viewer: (run) => on.scopes.asViewer(on.dana, run),
    professional: (run) => on.scopes.asViewer(on.professional, run),
    system: (run) => on.scopes.asSystem(on.family.id, run),
    owner: (run) => on.scopes.asOwner(on.dana.personId, run),
    anonymous: (run) => on.scopes.beforeSignIn(run),
    sweep: (run) => on.scopes.acrossFamilies(run),
    signer: (run) => on.scopes.asSigner(run),
  }) satisfies Record<string, (run: Parameters<typeof on.scopes.asSigner>[0]) => Promise<unknown>>

test.each(['viewer', 'professional', 'system', 'owner', 'anonymous', 'sweep', 'signer'] as const)(
  'the scope of a %s cannot read or write the words',
  async (name) => {
    for (const statement of ['select * from words', 'delete from words', 'select count(*) from words'])
      await expect(scopes()[name]((tx) => sql.raw(statement).execute(tx))).rejects.toThrow('permission denied')
  },
)

test('outside a family, and as the product itself, nothing is found', async () => {
  const find = sql`select * from words_found('message', '[{"text":"coat"}]', null, null, 10)`
  for (const name of ['system', 'owner', 'anonymous'] as const)
    expect(await scopes()[name](async (tx) => (await find.execute(tx)).rows)).toEqual([])
  expect(await scopes().viewer(async (tx) => (await find.execute(tx)).rows)).toHaveLength(1)
})
