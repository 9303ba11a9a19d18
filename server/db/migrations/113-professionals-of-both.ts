import { type Kysely, sql } from 'kysely'

/** Changes existing rows without row-level security, because the migration's role owns the table and is bound by its policies. */
const moveDueTimes = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table due_time no force row level security`.execute(db)
  await sql`update due_time set reach = 'family' where entity in ('parentingSchedule', 'holiday')`.execute(db)
  await sql`alter table due_time force row level security`.execute(db)
}

/** Both parents answer what a professional of both recorded. */
const answers = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['parenting_schedule', 'holiday'])
    await sql`
      alter table ${sql.table(table)} add column second_parent_id uuid references person,
        add column second_answer text check (second_answer in ('none', 'agreed', 'objected')),
        add check ((second_parent_id is null) = (second_answer is null)),
        add check (second_parent_id <> creator_id and second_parent_id <> other_id)`.execute(db)
}

/** Why a parent disputes what a professional recorded is said to the two parents and to them. */
const objections = (db: Kysely<unknown>) =>
  sql`
    alter table objection drop constraint objection_reach_check,
      add constraint objection_reach_check check (reach = 'parents' or reach = 'named')`.execute(db)

/** Says whether a professional has an active access of every parent of a family, of whom there are two with an account. */
const ofBoth = (db: Kysely<unknown>) =>
  sql`
    create function professional_of_both(p_family uuid, p_person uuid) returns boolean language sql stable
      set search_path = public, pg_temp as $$
      select count(*) = 2 and bool_and(p.closed_at is null and exists (
          select from professional_access a where a.family_id = p.family_id and a.professional_id = p_person
            and a.parent_id = p.person_id and a.status = 'active'))
        from membership p where p.family_id = p_family and p.role = 'parent' $$;
    revoke all on function professional_of_both from public;
    grant execute on function professional_of_both to evenhand_app`.execute(db)

/** A professional who looks as nobody stands for both parents as long as both give them access. */
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
            when own.role = 'professional' and s.viewpoint is not null then looked.role
            when own.role = 'professional' and professional_of_both(s.family_id, s.person_id) then 'professionalOfBoth'
            else own.role end,
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

/** A professional of both parents sees what everybody in the family sees, in a session of their own. */
const law = (db: Kysely<unknown>) =>
  sql`
    create or replace function app_may_see(reach text, audience uuid[]) returns boolean language sql stable parallel safe
    return case
      when app_mode() = 'system' then true
      when reach = 'parents' then app_standing() = 'parent'
      when reach = 'closed' then app_mode() = 'self' and app_person() = any(audience)
      when reach = 'named' then app_viewpoint() = any(audience)
      when reach = 'family' then app_standing() = 'parent'
        or app_mode() = 'self' and app_standing() in ('child', 'thirdParty', 'professionalOfBoth')
      else false end;
    create or replace function words_mine() returns tsquery language sql stable parallel safe
      return concat_ws(' | ',
        quote_literal('@named:' || app_viewpoint()),
        case when app_mode() = 'self' then quote_literal('@closed:' || app_person()) end,
        case when app_standing() = 'parent' then quote_literal('@parents') end,
        case when app_standing() = 'parent'
            or app_mode() = 'self' and app_standing() in ('child', 'thirdParty', 'professionalOfBoth')
          then quote_literal('@family') end)::tsquery`.execute(db)

/**
 * Whoever recorded what decides whose day it is stays named to everybody who sees it, also when their access has ended. The
 * subqueries find only what the viewer may see.
 */
const members = (db: Kysely<unknown>) =>
  sql`
    create index parenting_schedule_by_professional on parenting_schedule (family_id, creator_id)
      where second_parent_id is not null;
    create index holiday_by_professional on holiday (family_id, creator_id) where second_parent_id is not null;
    alter policy seen on membership using (family_id between app_first_family() and app_last_family() and case
      when role <> 'professional' or app_mode() in ('system', 'anonymous') then true
      else person_id = app_person()
        or exists (select from professional_access a
          where a.family_id = membership.family_id and a.professional_id = membership.person_id and a.status = 'active')
        or exists (select from parenting_schedule s where s.family_id = membership.family_id
          and s.creator_id = membership.person_id and s.second_parent_id is not null)
        or exists (select from holiday h where h.family_id = membership.family_id
          and h.creator_id = membership.person_id and h.second_parent_id is not null) end)`.execute(db)

/** Children are locked while something that names them is written. Whoever is no parent locks them and changes nothing. */
const children = (db: Kysely<unknown>) =>
  sql`
    create policy locked on child for update using (family_id = app_family() and app_mode() = 'self'
      and app_standing() = 'professionalOfBoth') with check (false)`.execute(db)

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await moveDueTimes(db)
  await answers(db)
  await objections(db)
  await ofBoth(db)
  await callerOf(db)
  await law(db)
  await members(db)
  await children(db)
}
