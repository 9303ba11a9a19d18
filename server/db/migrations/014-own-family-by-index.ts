import { type Kysely, sql } from 'kysely'

/**
 * Rights to a family and its members are unchanged. The policy is a range (one family, or all before sign-in), because
 * an index can answer a range. With "this one or any", every query of one's own family scanned all families.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [name, every] of [
    ['first', '00000000-0000-0000-0000-000000000000'],
    ['last', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
  ] as const)
    await sql`create function ${sql.raw(`app_${name}_family`)}() returns uuid language sql stable parallel safe
      return case when app_mode() = 'anonymous' then ${sql.lit(every)}::uuid else app_family() end`.execute(db)
  await sql`
    alter policy seen on family using (id between app_first_family() and app_last_family());
    alter policy seen on membership using (family_id between app_first_family() and app_last_family())`.execute(db)
}
