import { type Kysely, sql } from 'kysely'

/**
 * Stores that somebody asked for a way back into an account, whether or not there is one. The tokens of the mail and of
 * the browser that asked are stored as hashes, and what was typed only until it ended.
 */
const recoveries = (db: Kysely<unknown>) =>
  sql`
    create table recovery (
      id uuid primary key,
      kind text not null check (kind in ('password', 'username', 'signIn')),
      status text not null check (status in ('asked', 'used', 'expired')),
      browser_hash bytea not null,
      typed text,
      person_id uuid references person,
      token_hash bytea unique,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index recovery_of_browser on recovery (browser_hash);
    create index recovery_of_person on recovery (person_id);
    create index recovery_expiry on recovery (expires_at);
    alter table recovery enable row level security;
    alter table recovery force row level security;
    create policy recovering on recovery using (app_mode() = 'anonymous');
    create policy swept on recovery for all to evenhand_jobs using (true);
    grant select, insert, update (status, typed, person_id, token_hash) on recovery to evenhand_app;
    grant delete, select (status, expires_at), update (status, typed) on recovery to evenhand_jobs`.execute(db)

/**
 * Finds whose account has an address. Only the login of the jobs may ask, because the answer says whether there is one.
 * It reads as the owner of the tables.
 */
const finding = (db: Kysely<unknown>) =>
  sql`
    create index if not exists contact_details_email on contact_details (lower(email));
    create policy found on contact_details for select to current_user using (app_mode() = 'sweep');
    create function people_at_email(p_email text) returns setof uuid language plpgsql stable
    security definer set search_path = public, pg_temp as $$
    begin
      return query select person_id from contact_details where lower(email) = lower(p_email) order by person_id;
    end $$;
    revoke all on function people_at_email from public;
    grant execute on function people_at_email to evenhand_jobs`.execute(db)

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await recoveries(db)
  await finding(db)
}
