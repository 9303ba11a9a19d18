import { type Kysely, sql } from 'kysely'

/**
 * A professional stays named to every parent who ever gave them access: what the two wrote to each other stays in the
 * record, and has an author. The subquery finds only accesses that the viewer may see.
 */
export const up = (db: Kysely<unknown>): Promise<unknown> =>
  sql`
    alter policy seen on membership using (family_id between app_first_family() and app_last_family() and case
      when role <> 'professional' or app_mode() in ('system', 'anonymous') then true
      else person_id = app_person()
        or exists (select from professional_access a
          where a.family_id = membership.family_id and a.professional_id = membership.person_id)
        or exists (select from parenting_schedule s where s.family_id = membership.family_id
          and s.creator_id = membership.person_id and s.second_parent_id is not null)
        or exists (select from holiday h where h.family_id = membership.family_id
          and h.creator_id = membership.person_id and h.second_parent_id is not null) end)`.execute(db)
