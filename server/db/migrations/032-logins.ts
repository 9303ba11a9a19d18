import { type Kysely, sql } from 'kysely'
import { askMembership } from './frozen/membership.ts'

/**
 * `evenhand_gate` identifies the caller of a request and counts attempts to sign in, outside any scope; until now the
 * owner of the tables did. `evenhand_queue` runs pg-boss's queues. Signing in is left to logins, which
 * `server/db/logins.ts` grants these roles.
 */
const roles = async (db: Kysely<unknown>): Promise<void> => {
  for (const role of ['evenhand_gate', 'evenhand_queue']) {
    await sql`do $$ begin
      if not exists (select from pg_roles where rolname = '${sql.raw(role)}') then
        create role ${sql.raw(role)} nologin nobypassrls;
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$`.execute(db)
    await sql`do $$ begin execute format('grant ${sql.raw(role)} to %I', current_user); end $$`.execute(db)
  }
  await sql`
    grant usage on schema public to evenhand_gate;
    grant execute on function caller_of to evenhand_gate;
    grant select, insert, update, delete on attempt to evenhand_gate;
    grant delete, select (expire) on attempt to evenhand_jobs`.execute(db)
}

/**
 * Says whether the person of the session's settings belongs to a family: as a member, as a professional with an active
 * access, or as an administrator who looks on. It reads as the owner of the tables, whom the policies let read.
 */
const belongs = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['membership', 'professional_access', 'person'])
    await sql`create policy verified on ${sql.table(table)} for select to current_user using (true)`.execute(db)
  await sql`
    create function app_belongs_to(p_family uuid) returns boolean language plpgsql stable
    security definer set search_path = public, pg_temp as $$ begin
      return exists (select from membership m where m.family_id = p_family and m.person_id = app_person()
          and (m.role <> 'professional' or exists (select from professional_access a
            where a.family_id = m.family_id and a.professional_id = m.person_id and a.status = 'active')))
        or app_mode() = 'synced'
          and exists (select from person p where p.id = app_person() and p.user_type = 'admin');
    end $$`.execute(db)
}

/**
 * Returns the family of the settings if their person belongs to it; the product itself belongs to every family. A family
 * and a person that are merely set show nothing.
 *
 * Every table of every statement asks this, so the tables are read once for each transaction and person. What was found
 * is kept as a fingerprint of the transaction and the settings, in the connection's own values of two sequences
 * (`currval`), because nobody but the owner may read or set them. A setting would be as easily forged as the family
 * itself. One sequence holds the fingerprint, the other its secret seed.
 */
const ownFamily = async (db: Kysely<unknown>): Promise<void> => {
  for (const name of ['app_verified', 'app_verified_seed'])
    await sql`create unlogged sequence ${sql.table(name)} minvalue -9223372036854775808`.execute(db)
  const claim = sql`hashtextextended(app_mode(), uuid_hash_extended(app_person(), uuid_hash_extended(v_family,
    hashfloat8extended(date_part('epoch', now()), currval('app_verified_seed')))))`
  await sql`
    create function app_own_family() returns uuid language plpgsql stable parallel restricted
    security definer set search_path = public, pg_temp as $$
    declare v_family uuid := app_family(); begin
      if v_family is null or app_mode() = 'system' then return v_family; end if;
      -- The setting only says that the sequences have values here; without them, currval fails.
      if current_setting('app.verified', true) = 'once' then
        if currval('app_verified') = ${claim} then return v_family; end if;
      else
        perform setval('app_verified', 0), set_config('app.verified', 'once', false),
          setval('app_verified_seed', ('x' || left(encode(sha256(uuid_send(gen_random_uuid())), 'hex'), 16))::bit(64)::bigint);
      end if;
      if not app_belongs_to(v_family) then return null; end if;
      perform setval('app_verified', ${claim});
      return v_family;
    end $$`.execute(db)
  for (const [name, every] of [
    ['first', '00000000-0000-0000-0000-000000000000'],
    ['last', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
  ] as const)
    await sql`create or replace function ${sql.raw(`app_${name}_family`)}() returns uuid language sql stable parallel safe
      return case when app_mode() = 'anonymous' then ${sql.lit(every)}::uuid else app_own_family() end`.execute(db)
}

/** A function that runs as the owner must not find a temporary table of its caller under the name of ours. */
const searchPaths = (db: Kysely<unknown>) =>
  sql`do $$ declare f regprocedure; begin
    for f in select oid from pg_proc where prosecdef and pronamespace = 'public'::regnamespace loop
      execute format('alter function %s set search_path = public, pg_temp', f);
    end loop;
  end $$`.execute(db)

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await roles(db)
  await belongs(db)
  await ownFamily(db)
  await askMembership(db)
  await searchPaths(db)
}
