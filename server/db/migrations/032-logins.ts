import { type Kysely, sql } from 'kysely'
import { askMembership } from './frozen/membership.ts'

/** Creates the role that runs the queues. Signing in is left to logins, which `server/db/logins.ts` grants these roles. */
const queueRole = async (db: Kysely<unknown>): Promise<void> => {
  await sql`do $$ begin
    if not exists (select from pg_roles where rolname = 'evenhand_queue') then
      create role evenhand_queue nologin nobypassrls;
    end if;
  exception when duplicate_object or unique_violation then null;
  end $$`.execute(db)
  await sql`do $$ begin execute format('grant evenhand_queue to %I', current_user); end $$`.execute(db)
}

/** Until now the owner of the tables did these outside of any scope. */
const rights = (db: Kysely<unknown>) =>
  sql`
    grant execute on function caller_of to evenhand_app;
    grant select, insert, update, delete on attempt to evenhand_app;
    grant delete, select (expire) on attempt to evenhand_jobs`.execute(db)

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
 * is kept as a fingerprint of the transaction and the settings, in the connection's own value of a sequence
 * (`currval`), because nobody but the owner may set it. A setting would be as easily forged as the family itself.
 */
const ownFamily = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create unlogged sequence app_verified minvalue -9223372036854775808`.execute(db)
  await sql`
    create function app_own_family() returns uuid language plpgsql stable parallel restricted
    security definer set search_path = public, pg_temp as $$
    declare v_family uuid := app_family(); v_claim bigint; begin
      if v_family is null or app_mode() = 'system' then return v_family; end if;
      v_claim := ('x' || left(encode(sha256(convert_to(format('%s %s %s %s', now(), v_family, app_person(), app_mode()),
        'UTF8')), 'hex'), 16))::bit(64)::bigint;
      -- The setting only says that the sequence has a value here; without one, currval fails.
      if coalesce(current_setting('app.verified', true), '') = 'once' and currval('app_verified') = v_claim then
        return v_family;
      end if;
      if not app_belongs_to(v_family) then return null; end if;
      perform set_config('app.verified', 'once', false), setval('app_verified', v_claim);
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
  await queueRole(db)
  await rights(db)
  await belongs(db)
  await ownFamily(db)
  await askMembership(db)
  await searchPaths(db)
}
