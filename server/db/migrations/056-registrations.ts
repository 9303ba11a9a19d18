import { type Kysely, sql } from 'kysely'

/**
 * A parent who has no account yet is a member from the start, and `joined_at` is null until they have one. Their
 * username begins with @, which nobody can choose, and they have no credential.
 */
const members = (db: Kysely<unknown>) =>
  sql`
    alter table membership add column joined_at timestamptz;
    alter table membership no force row level security;
    update membership set joined_at = since;
    alter table membership force row level security;
    create policy joined on membership for update
      using (family_id = app_family() and person_id = app_person() and app_mode() = 'self')
      with check (family_id = app_family() and person_id = app_person() and app_mode() = 'self');
    create policy named on membership for insert with check (family_id = app_family() and app_mode() = 'self'
      and app_standing() = 'parent' and role = 'parent' and joined_at is null);
    create policy named on person for insert with check (app_mode() = 'self' and app_standing() = 'parent'
      and user_type = 'parent' and username like '@%');
    grant update (joined_at) on membership to evenhand_app;
    grant update (username, first_name, last_name) on person to evenhand_app`.execute(db)

/**
 * `address_has_account` answers one question about one address; its owner alone reads the details of others, and only
 * while it runs.
 */
const details = (db: Kysely<unknown>) =>
  sql`
    alter table contact_details add column date_of_birth date, add column email_confirmed_at timestamptz;
    grant update (date_of_birth, email_confirmed_at) on contact_details to evenhand_app;
    create index contact_details_email on contact_details (lower(email));
    create policy addressed on contact_details for select to current_user using (app_mode() = 'address');
    create function address_has_account(p_email text) returns boolean
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare v_mode text := coalesce(app_mode(), ''); v_found boolean; begin
      perform set_config('app.mode', 'address', true);
      v_found := exists (select from contact_details where lower(email) = lower(p_email));
      perform set_config('app.mode', v_mode, true);
      return v_found;
    end $$;
    revoke all on function address_has_account from public;
    grant execute on function address_has_account to evenhand_app;
    create table accepted_terms (
      person_id uuid not null references person,
      version text not null,
      accepted_at timestamptz not null,
      primary key (person_id, version)
    );
    alter table accepted_terms enable row level security;
    alter table accepted_terms force row level security;
    create policy own on accepted_terms for select using (person_id = app_person() and app_mode() = 'self');
    create policy joining on accepted_terms for insert with check (
      app_mode() = 'anonymous' or (person_id = app_person() and app_mode() = 'self'));
    grant select, insert on accepted_terms to evenhand_app`.execute(db)

/**
 * Stores everything that somebody typed before they have an account, visible before sign-in only. It is erased when the
 * registration is over. `resume_hash` is the hash of the token in the mailed link; the code that is mailed after it is
 * stored as a hash too.
 */
const registrations = (db: Kysely<unknown>) =>
  sql`
    create table registration (
      id uuid primary key,
      status text not null check (status in ('begun', 'parentKnown', 'childrenKnown', 'secured', 'completed', 'expired')),
      version integer not null,
      locale text not null,
      country text not null,
      answers jsonb,
      password_hash text,
      terms_version text not null,
      terms_at timestamptz not null,
      invited_family uuid,
      invitation_id uuid,
      asked_at timestamptz,
      email_confirmed_at timestamptz,
      resume_hash bytea unique,
      code_hash bytea,
      code_expires_at timestamptz,
      code_tries integer not null default 0,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      expires_at timestamptz not null,
      check ((invited_family is null) = (invitation_id is null))
    );
    create index registration_expiry on registration (expires_at);
    create index registration_of_invitation on registration (invitation_id);
    create table registration_token (
      token_hash bytea primary key,
      registration_id uuid not null references registration on delete cascade,
      created_at timestamptz not null
    );
    create index registration_token_of on registration_token (registration_id);
    alter table registration enable row level security;
    alter table registration force row level security;
    alter table registration_token enable row level security;
    alter table registration_token force row level security;
    create policy joining on registration to evenhand_app using (app_mode() = 'anonymous');
    create policy swept on registration for all to evenhand_jobs using (true);
    create policy joining on registration_token to evenhand_app using (app_mode() = 'anonymous');
    create policy swept on registration_token for all to evenhand_jobs using (true);
    grant select, insert, update on registration to evenhand_app;
    grant select, insert, delete on registration_token to evenhand_app;
    grant delete, select (id, status, version, changed_at, expires_at),
      update (status, version, changed_at, answers, password_hash, resume_hash, code_hash) on registration to evenhand_jobs;
    grant delete, select (registration_id) on registration_token to evenhand_jobs`.execute(db)

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await members(db)
  await details(db)
  await registrations(db)
}
