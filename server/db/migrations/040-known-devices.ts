import { type Kysely, sql } from 'kysely'

/**
 * A known device is a browser in which a person signed in before. Only the hash of its cookie is stored, and nothing
 * that describes it. A session names the device that it began on.
 */
const devices = (db: Kysely<unknown>) =>
  sql`
    create table known_device (
      id uuid primary key,
      token_hash bytea not null unique,
      person_id uuid not null references person,
      created_at timestamptz not null,
      last_used_at timestamptz not null
    );
    create index known_device_of_person on known_device (person_id);
    create index known_device_age on known_device (last_used_at);
    alter table known_device enable row level security;
    alter table known_device force row level security;
    create policy signing_in on known_device using (app_mode() = 'anonymous');
    create policy swept on known_device for all to evenhand_jobs using (true);
    grant select, insert, update (last_used_at), delete on known_device to evenhand_app;
    grant delete, select (last_used_at) on known_device to evenhand_jobs`.execute(db)

/** Nobody knows when the sessions that exist were last used, so their idle time begins now. */
const lastUse = (db: Kysely<unknown>) =>
  sql`
    alter table session
      add column last_used_at timestamptz not null default now(),
      add column device_id uuid references known_device on delete set null;
    alter table session alter column last_used_at drop default;
    create index session_of_person on session (person_id);
    create index session_of_device on session (device_id);
    create index session_idle on session (last_used_at);
    grant select (last_used_at) on session to evenhand_jobs`.execute(db)

/**
 * A session that was not used for 14 days is over. A bearer or a cookie uses it, which is stored every five minutes at
 * most; `session`, by which an open live stream checks that its session still exists, does not.
 */
const callerOf = (db: Kysely<unknown>) =>
  sql`
    create or replace function caller_of(p_kind text, p_hash bytea, p_now timestamptz)
    returns table (session_id uuid, person_id uuid, user_type text, locale text, family_id uuid, viewpoint uuid,
      standing text, mode text)
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare v_session uuid; begin
      perform set_config('app.mode', 'anonymous', true);
      if p_kind = 'bearer' then
        select b.session_id into v_session from bearer b where b.token_hash = p_hash and b.expires_at > p_now;
      elsif p_kind = 'session' then
        v_session := encode(p_hash, 'hex')::uuid;
      else
        select s.id into v_session from session s where s.token_hash = p_hash;
      end if;
      if p_kind <> 'session' then
        update session s set last_used_at = p_now where s.id = v_session and s.expires_at > p_now
          and s.last_used_at > p_now - interval '14 days' and s.last_used_at <= p_now - interval '5 minutes';
      end if;
      return query
        select s.id, p.id, p.user_type, p.locale,
          case
            when p.user_type = 'admin' then case when looked.role is not null then s.family_id end
            when own.role = 'professional' then case when exists (
              select from professional_access a where a.family_id = s.family_id and a.professional_id = s.person_id
                and a.status = 'active' and (s.viewpoint is null or a.parent_id = s.viewpoint)) then s.family_id end
            when own.role is not null then s.family_id end,
          case when p.user_type = 'admin' then s.viewpoint
            when own.role = 'professional' then coalesce(s.viewpoint, p.id) else p.id end,
          case when p.user_type = 'admin' then looked.role
            when own.role = 'professional' and s.viewpoint is not null then looked.role else own.role end,
          case when p.user_type = 'admin' then 'synced'
            when own.role = 'professional' and s.viewpoint is not null then 'viewing' else 'self' end
        from session s
          join person p on p.id = s.person_id
          left join membership own on own.family_id = s.family_id and own.person_id = s.person_id
          left join membership looked on looked.family_id = s.family_id and looked.person_id = s.viewpoint
        where s.id = v_session and s.expires_at > p_now and s.last_used_at > p_now - interval '14 days';
      perform set_config('app.mode', '', true);
    end $$`.execute(db)

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await devices(db)
  await lastUse(db)
  await callerOf(db)
}
