import { type Kysely, sql } from 'kysely'

/**
 * `evenhand_gate` identifies the caller of a request and counts attempts to sign in, outside any scope; until now the
 * owner of the tables did. `evenhand_queue` runs pg-boss's queues. `evenhand_prover` reads the service log,
 * which proofs are made of, and marks a checkpoint as shown. Signing in is left to logins, which
 * `server/db/logins.ts` grants these roles.
 */
const roles = async (db: Kysely<unknown>): Promise<void> => {
  for (const role of ['evenhand_gate', 'evenhand_queue', 'evenhand_prover']) {
    await sql`do $$ begin
      if not exists (select from pg_roles where rolname = '${sql.raw(role)}') then
        create role ${sql.raw(role)} nologin nobypassrls;
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$`.execute(db)
    await sql`do $$ begin execute format('grant ${sql.raw(role)} to %I', current_user); end $$`.execute(db)
  }
  await sql`
    grant usage on schema public to evenhand_gate, evenhand_prover;
    grant select on log_origin, log_leaf, log_node, log_checkpoint, log_stream, log_stream_head, log_contradiction
      to evenhand_prover;
    grant update (shown) on log_checkpoint to evenhand_prover;
    grant execute on function caller_of to evenhand_gate;
    grant select, insert, update, delete on attempt to evenhand_gate;
    grant delete, select (expire) on attempt to evenhand_jobs`.execute(db)
}

/**
 * Returns the family if the person belongs to it: as a member, as a professional with an active access, or as an
 * administrator who looks on; otherwise an empty text, which is nobody's family. The product itself belongs to every
 * family. A scope asks this once for each transaction, before it sets the family. It reads as the owner of the tables,
 * whom the policies let read.
 */
const verify = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['membership', 'professional_access', 'person'])
    await sql`create policy verified on ${sql.table(table)} for select to current_user using (true)`.execute(db)
  await sql`
    create function app_verified_family(p_family text, p_person text, p_mode text) returns text language plpgsql stable
    security definer set search_path = public, pg_temp as $$
    declare v_role text; v_belongs boolean; begin
      if p_family = '' or p_mode not in ('self', 'viewing', 'synced') then return p_family; end if;
      select role into v_role from membership where family_id = p_family::uuid and person_id = p_person::uuid;
      if v_role is null then
        v_belongs := p_mode = 'synced'
          and exists (select from person where id = p_person::uuid and user_type = 'admin');
      elsif v_role = 'professional' then
        v_belongs := exists (select from professional_access a where a.family_id = p_family::uuid
          and a.professional_id = p_person::uuid and a.status = 'active');
      else
        v_belongs := true;
      end if;
      return case when v_belongs then p_family else '' end;
    end $$`.execute(db)
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
  await verify(db)
  await searchPaths(db)
}
