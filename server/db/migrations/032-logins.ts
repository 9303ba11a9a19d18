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
 * Says whether the person of the settings is a member of a family, and whether they may look on as an administrator. A
 * professional is a member only with an active access. Both read as the owner of the tables, whom the policies let read.
 */
const belongs = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['membership', 'professional_access', 'person'])
    await sql`create policy verified on ${sql.table(table)} for select to current_user using (true)`.execute(db)
  await sql`
    create function app_is_member(p_family uuid) returns boolean language plpgsql stable
    security definer set search_path = public, pg_temp as $$
    declare v_role text; begin
      select role into v_role from membership where family_id = p_family and person_id = app_person();
      if v_role is distinct from 'professional' then return v_role is not null; end if;
      return exists (select from professional_access a
        where a.family_id = p_family and a.professional_id = app_person() and a.status = 'active');
    end $$;
    create function app_looks_on() returns boolean language plpgsql stable
    security definer set search_path = public, pg_temp as $$ begin
      return app_mode() = 'synced'
        and exists (select from person where id = app_person() and user_type = 'admin');
    end $$`.execute(db)
}

/**
 * Returns the family of the settings if their person belongs to it; the product itself belongs to every family. A family
 * and a person that are merely set show nothing.
 *
 * Every table of every statement asks this, so the tables are read once for each transaction and person. What was found
 * is kept in the connection's own values of two sequences (`currval`), because nobody but the owner may set them; a
 * setting would be as easily forged as the family itself. Family and person each have one, hashed with the time of the
 * transaction: in a common hash, a made-up person could make up for another family. An administrator is asked for
 * each time. The planner puts the text of `app_own_family` in its place, so that the usual answer costs no call.
 */
const ownFamily = async (db: Kysely<unknown>): Promise<void> => {
  const [family, person] = (['app_family', 'app_person'] as const).map(
    (name) => sql`uuid_hash_extended(${sql.raw(name)}(), hashfloat8extended(date_part('epoch', now()), 0))`,
  )
  for (const name of ['app_verified_families', 'app_verified_people'])
    await sql`
      create unlogged sequence ${sql.table(name)} minvalue -9223372036854775808;
      grant select on sequence ${sql.table(name)} to evenhand_app`.execute(db)
  // The setting only says that the sequences have values here; without them, currval fails.
  await sql`
    create function app_verified_family() returns uuid language plpgsql
    security definer set search_path = public, pg_temp as $$ begin
      if app_is_member(app_family()) then
        perform setval('app_verified_families', ${family}), setval('app_verified_people', ${person}),
          set_config('app.verified', 'once', false);
        return app_family();
      end if;
      return case when app_looks_on() then app_family() end;
    end $$;
    create function app_own_family() returns uuid language sql parallel restricted
    return case
      when app_mode() = 'system' then app_family()
      when current_setting('app.family', true) = '' then null
      when current_setting('app.verified', true) is distinct from 'once' then app_verified_family()
      when currval('app_verified_families') is distinct from ${family} then app_verified_family()
      when currval('app_verified_people') is distinct from ${person} then app_verified_family()
      else app_family() end`.execute(db)
  for (const [name, every] of [
    ['first', '00000000-0000-0000-0000-000000000000'],
    ['last', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
  ] as const)
    await sql`create or replace function ${sql.raw(`app_${name}_family`)}() returns uuid language sql parallel restricted
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
