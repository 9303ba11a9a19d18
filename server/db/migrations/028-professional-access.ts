import { type Kysely, sql } from 'kysely'
import { checkReach, createReachPolicies } from './frozen/reach-policies.ts'

/** Changes existing rows without row-level security, because the migration's role owns the tables and is bound by their policies. */
const unbound = async (db: Kysely<unknown>, tables: readonly string[], run: () => Promise<unknown>): Promise<void> => {
  for (const table of tables) await sql`alter table ${sql.table(table)} no force row level security`.execute(db)
  await run()
  for (const table of tables) await sql`alter table ${sql.table(table)} force row level security`.execute(db)
}

/**
 * An access lets a professional look as a parent; there is one row for each parent. Only the professional and the
 * parent see it. Before sign-in all rows are visible, to find whom a session may look as; the policy is a range of
 * families, as in migration 014, so that an index can answer it. Only the product itself grants an access.
 */
const accesses = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table professional_access (
      family_id uuid not null references family,
      id uuid not null,
      professional_id uuid not null,
      parent_id uuid not null,
      status text not null check (status in ('active', 'removed')),
      version integer not null,
      reach text not null default 'named' check (reach = 'named'),
      audience uuid[] not null,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      primary key (family_id, id),
      foreign key (family_id, professional_id) references membership on delete cascade,
      foreign key (family_id, parent_id) references membership on delete cascade,
      check (audience = array[professional_id, parent_id])
    );
    create unique index professional_access_active on professional_access (family_id, professional_id, parent_id)
      where status = 'active'`.execute(db)
  await checkReach(db, 'professional_access')
  await createReachPolicies(db, 'professional_access')
  await sql`
    alter policy written on professional_access with check (family_id = app_family() and app_mode() = 'system');
    alter policy seen on professional_access using (family_id between app_first_family() and app_last_family() and case
      when app_mode() = 'anonymous' then true else app_may_see(reach, audience) end);
    revoke update on professional_access from evenhand_app;
    grant update (status, version, changed_at) on professional_access to evenhand_app`.execute(db)
}

/** Each viewpoint becomes an access, and the sessions of its professional continue to look as that parent. */
const moveViewpoints = (db: Kysely<unknown>) =>
  unbound(db, ['membership', 'professional_access', 'session'], () =>
    sql`
      insert into professional_access (family_id, id, professional_id, parent_id, status, version, audience,
          created_at, changed_at)
        select family_id, gen_random_uuid(), person_id, viewpoint, 'active', 1, array[person_id, viewpoint], since, since
        from membership where viewpoint is not null;
      update session set viewpoint = m.viewpoint from membership m
        where m.family_id = session.family_id and m.person_id = session.person_id and m.role = 'professional';
      alter table membership drop column viewpoint`.execute(db),
  )

/**
 * A professional looks as the parent whom the session names, or as nobody when it names none. Both require an access
 * that is active now.
 */
const callerOf = (db: Kysely<unknown>) =>
  sql`
    create or replace function caller_of(p_kind text, p_hash bytea, p_now timestamptz)
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
        where s.id = v_session and s.expires_at > p_now;
      perform set_config('app.mode', '', true);
    end $$`.execute(db)

/**
 * Everybody in the family sees parents, children and third parties. A professional is visible to themselves and to the
 * parents connected with them, because the subquery finds only accesses that the viewer may see.
 */
const members = (db: Kysely<unknown>) =>
  sql`
    alter policy seen on membership using (family_id between app_first_family() and app_last_family() and case
      when role <> 'professional' or app_mode() in ('system', 'anonymous') then true
      else person_id = app_person() or exists (select from professional_access a
        where a.family_id = membership.family_id and a.professional_id = membership.person_id
          and a.status = 'active') end)`.execute(db)

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await accesses(db)
  await moveViewpoints(db)
  await callerOf(db)
  await members(db)
}
