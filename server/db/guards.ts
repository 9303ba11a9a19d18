import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { guards } from './guards.gen.ts'
import type { Scopes, Tx } from './tenancy.ts'

/** PostgreSQL writes BETWEEN in parentheses of its own, and leaves them out once a dump was restored. */
const between = '(family_id >= app_first_family()) AND (family_id <= app_last_family())'
const written = (expression: string) =>
  sql`replace(${sql.ref(expression)}, ${sql.lit(`(${between})`)}, ${sql.lit(between)})`

/**
 * These guards keep the application's roles from changing the record: functions, triggers, policies, row security and grants.
 * Grants of other roles are left out, because an operator may have roles of their own.
 */
const guardsQuery = sql<{ name: string; text: string }>`
  with role as (
    select oid, rolname as name from pg_roles where rolname = any (array['evenhand_app', 'evenhand_jobs',
      'evenhand_signer', 'evenhand_gate', 'evenhand_queue', 'evenhand_prover'])
    union all select 0, 'public'
  ), own as (
    select oid, relname as name, relacl as acl, relowner as owner, relrowsecurity, relforcerowsecurity from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
  ), held as (
    select oid, '' as columns, acl from own
    union all
    select a.attrelid, a.attname, a.attacl from pg_attribute a join own on own.oid = a.attrelid where a.attacl is not null
  )
  select 'table ' || name as name, concat_ws(E'\\n', relrowsecurity, relforcerowsecurity,
      (select string_agg(pg_get_triggerdef(oid) || ' ' || tgenabled::text, E'\\n' order by tgname collate "C") from pg_trigger
        where tgrelid = own.oid and not tgisinternal),
      (select string_agg(pg_get_ruledef(oid), E'\\n' order by rulename collate "C") from pg_rewrite where ev_class = own.oid),
      (select string_agg(concat_ws(' ', policyname, permissive,
          array_to_string(array_replace(roles, pg_get_userbyid(owner), 'owner'), ' '), cmd,
          ${written('qual')}, ${written('with_check')}), E'\\n'
          order by policyname collate "C") from pg_policies where schemaname = 'public' and tablename = own.name),
      (select string_agg(concat_ws(' ', role.name, g.privilege_type, held.columns), E'\\n'
          order by role.name collate "C", g.privilege_type collate "C", held.columns collate "C")
        from held, aclexplode(held.acl) g join role on role.oid = g.grantee where held.oid = own.oid)) as text
    from own
  union all
  select 'function ' || proname, concat_ws(E'\\n', pg_get_function_arguments(p.oid), pg_get_function_result(p.oid),
      lanname, provolatile, prosecdef, proconfig::text, proowner = (select owner from own where own.name = 'entry'), coalesce(pg_get_function_sqlbody(p.oid), prosrc),
      (select string_agg(role.name, ' ' order by role.name collate "C")
        from aclexplode(coalesce(proacl, acldefault('f', proowner))) g join role on role.oid = g.grantee))
    from pg_proc p join pg_language l on l.oid = prolang where pronamespace = 'public'::regnamespace
  union all
  select 'role ' || rolname, concat_ws(' ', rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication,
      (select string_agg(pg_get_userbyid(roleid), ' ' order by roleid::regrole::text) from pg_auth_members
        where member = pg_roles.oid))
    from pg_roles where rolname in (select name from role)
  order by 1`

/** Reads the database's guards, each as the start of a SHA-256 by its name. */
export const readGuards = async (tx: Tx): Promise<Map<string, string>> => {
  const { rows } = await guardsQuery.execute(tx)
  return new Map(rows.map(({ name, text }) => [name, hash('sha256', text).slice(0, 16)]))
}

/** Names the guards that are not as this version's migrations made them. */
export const changedGuards = async ({ acrossFamilies }: Pick<Scopes, 'acrossFamilies'>): Promise<string[]> => {
  const found = await acrossFamilies(readGuards)
  const names = new Set([...guards.keys(), ...found.keys()])
  return [...names].filter((name) => guards.get(name) !== found.get(name))
}
