import { type Kysely, sql } from 'kysely'

/**
 * Says which parents of a family give a professional access, and which do not or no longer. It matters to professionals
 * of some parents alone, in sessions of their own: anybody else gets an empty text, which is null as a list.
 */
const parents = (db: Kysely<unknown>) =>
  sql`
    create function app_parents_of_professional(p_family text, p_person text, p_standing text, p_mode text,
      p_confiding boolean) returns text language plpgsql stable security definer set search_path = public, pg_temp as $$
    begin
      if p_mode is distinct from 'self' or p_standing is distinct from 'professional' or p_family = '' then
        return '';
      end if;
      return coalesce((select array_agg(m.person_id order by m.person_id) from membership m
        where m.family_id = p_family::uuid and m.role = 'parent' and p_confiding = exists (
          select from professional_access a where a.family_id = m.family_id and a.professional_id = p_person::uuid
            and a.parent_id = m.person_id and a.status = 'active'))::text, '');
    end $$;
    revoke all on function app_parents_of_professional from public;
    grant execute on function app_parents_of_professional to evenhand_app, evenhand_gate, evenhand_jobs`.execute(db)

/**
 * A professional sees rows that name a parent by the access that this parent gave, and no longer than it lasts. Rows that
 * name both parents stay readable while either gives access.
 */
const law = (db: Kysely<unknown>) =>
  sql`
    create function app_confiding() returns uuid[] language sql stable parallel safe
      return nullif(current_setting('app.confiding', true), '')::uuid[];
    create function app_withdrawn() returns uuid[] language sql stable parallel safe
      return nullif(current_setting('app.withdrawn', true), '')::uuid[];
    create function app_confided(audience uuid[]) returns boolean language sql stable parallel safe
      return not coalesce(audience && app_withdrawn(), false) or coalesce(audience && app_confiding(), false);
    create or replace function app_may_see(reach text, audience uuid[]) returns boolean language sql stable parallel safe
    return case
      when app_mode() = 'system' then true
      when reach = 'parents' then app_standing() = 'parent'
      when reach = 'closed' then app_mode() = 'self' and app_person() = any(audience) and app_confided(audience)
      when reach = 'named' then app_viewpoint() = any(audience) and app_confided(audience)
      when reach = 'family' then app_standing() = 'parent'
        or app_mode() = 'self' and app_standing() in ('child', 'thirdParty', 'professionalOfBoth')
      else false end`.execute(db)

/** A professional goes on seeing that an access ended, whoever ended it. */
const accesses = (db: Kysely<unknown>) =>
  sql`
    alter policy seen on professional_access using (family_id between app_first_family() and app_last_family() and case
      when app_mode() = 'anonymous' then true
      when app_mode() = 'self' and professional_id = app_person() then true
      else app_may_see(reach, audience) end)`.execute(db)

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await parents(db)
  await law(db)
  await accesses(db)
}
