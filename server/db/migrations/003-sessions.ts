import { type Kysely, sql } from 'kysely'

/**
 * Creates sessions, their short tokens and the stored answers to repeated requests. Sessions are visible in
 * `beforeSignIn` only. `caller_of` identifies the caller in one statement outside any scope; it uses the mode of
 * `beforeSignIn` while it runs.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table session (
      id uuid primary key,
      token_hash bytea not null unique,
      person_id uuid not null references person,
      family_id uuid references family,
      viewpoint uuid references person,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index session_expiry on session (expires_at);
    create table bearer (
      token_hash bytea primary key,
      session_id uuid not null references session on delete cascade,
      expires_at timestamptz not null
    );
    create index bearer_of_session on bearer (session_id);
    create index bearer_expiry on bearer (expires_at);
    create table idempotency (
      person_id uuid not null references person,
      key text not null,
      body_hash bytea not null,
      status integer,
      response text,
      created_at timestamptz not null,
      primary key (person_id, key)
    );
    create index idempotency_age on idempotency (created_at);
    create table attempt (key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(db)
  for (const table of ['session', 'bearer', 'idempotency']) {
    await sql`
      alter table ${sql.table(table)} enable row level security;
      alter table ${sql.table(table)} force row level security;
      create policy swept on ${sql.table(table)} for all to evenhand_jobs using (true);
      grant delete on ${sql.table(table)} to evenhand_jobs`.execute(db)
  }
  await sql`
    create policy signing_in on session using (app_mode() = 'anonymous');
    create policy signing_in on bearer using (app_mode() = 'anonymous');
    create policy own on idempotency using (person_id = app_person());
    grant select, insert, update, delete on session, bearer to evenhand_app;
    grant select, insert, update on idempotency to evenhand_app;
    grant select (expires_at) on session, bearer to evenhand_jobs;
    grant select (created_at) on idempotency to evenhand_jobs`.execute(db)
  await callerOf(db)
}

const callerOf = (db: Kysely<unknown>) =>
  sql`
    create function caller_of(p_kind text, p_hash bytea, p_now timestamptz)
    returns table (session_id uuid, person_id uuid, user_type text, locale text, family_id uuid, viewpoint uuid,
      standing text, mode text)
    language plpgsql security definer set search_path = public as $$
    declare v_session uuid; begin
      perform set_config('app.mode', 'anonymous', true);
      if p_kind = 'bearer' then
        select b.session_id into v_session from bearer b where b.token_hash = p_hash and b.expires_at > p_now;
      else
        select s.id into v_session from session s where s.token_hash = p_hash;
      end if;
      return query
        select s.id, p.id, p.user_type, p.locale,
          case when own.role is not null or p.user_type = 'admin' and looked.role is not null then s.family_id end,
          case when p.user_type = 'admin' then s.viewpoint when own.role = 'professional' then own.viewpoint else p.id end,
          case when p.user_type = 'admin' then looked.role when own.role = 'professional' then looked.role
            else own.role end,
          case when p.user_type = 'admin' then 'synced' when own.role = 'professional' then 'viewing' else 'self' end
        from session s
          join person p on p.id = s.person_id
          left join membership own on own.family_id = s.family_id and own.person_id = s.person_id
          left join membership looked on looked.family_id = s.family_id
            and looked.person_id = coalesce(own.viewpoint, s.viewpoint)
        where s.id = v_session and s.expires_at > p_now;
      perform set_config('app.mode', '', true);
    end $$;
    revoke all on function caller_of from public`.execute(db)
