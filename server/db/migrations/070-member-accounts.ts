import { type Kysely, sql } from 'kysely'

/**
 * A parent who was known by name alone may be joined by somebody who has an account already. They stay the member who
 * they are in everything that was recorded, and this table says whose account acts as them. No family sees it, so that
 * nobody learns from one family that its parent belongs to another one too.
 */
const accounts = (db: Kysely<unknown>) =>
  sql`
    create table member_account (
      person_id uuid primary key references person,
      account_id uuid not null references person,
      since timestamptz not null
    );
    create index member_account_of on member_account (account_id);
    alter table member_account enable row level security;
    alter table member_account force row level security;
    create policy signing_in on member_account using (app_mode() = 'anonymous');
    create policy own on member_account for select using (account_id = app_person() and app_mode() = 'self');
    create policy own_members_named on person for update using (app_mode() = 'self' and exists (
      select from member_account a where a.person_id = person.id and a.account_id = app_person()));
    create policy own_members_seen on person for select using (app_mode() = 'self' and exists (
      select from member_account a where a.person_id = person.id and a.account_id = app_person()));
    grant select, insert on member_account to evenhand_app`.execute(db)

/** In a session of their own `viewpoint` is the member as whom the person acts, which is mostly the person. */
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
            when own.role = 'professional' then coalesce(s.viewpoint, p.id) else coalesce(own.person_id, p.id) end,
          case when p.user_type = 'admin' then looked.role
            when own.role = 'professional' and s.viewpoint is not null then looked.role else own.role end,
          case when p.user_type = 'admin' then 'synced'
            when own.role = 'professional' and s.viewpoint is not null then 'viewing' else 'self' end
        from session s
          join person p on p.id = s.person_id
          left join lateral (
            select m.role, m.person_id from membership m where m.family_id = s.family_id and (m.person_id = s.person_id
              or m.person_id in (select a.person_id from member_account a where a.account_id = s.person_id))
            limit 1) own on true
          left join membership looked on looked.family_id = s.family_id and looked.person_id = s.viewpoint
        where s.id = v_session and s.expires_at > p_now and s.last_used_at > p_now - interval '14 days';
      perform set_config('app.mode', '', true);
    end $$`.execute(db)

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await accounts(db)
  await callerOf(db)
}
