import { type Kysely, sql } from 'kysely'

// Migrations up to 024 call this file, so its text never changes: another wording is a new file and a new migration.

/**
 * `audience` null: both parents, and those who look on as one of them; otherwise the people it is restricted to, in sessions
 * of their own. Written as a CASE because the planner takes an OR of settings it cannot know for one row in a hundred, and
 * then sorts a whole log rather than read its index.
 */
const reach = sql`family_id = app_family() and case
  when app_mode() = 'system' then true
  when app_standing() is distinct from 'parent' then false
  when audience is null then true
  else app_person() = any(audience) and app_mode() = 'self' end`
const acting = sql`${reach} and app_mode() in ('self', 'system')`

/**
 * The policies of a table of the parents: `family_id` first in its key, `audience` null for both parents or the people it
 * is restricted to. Those who look on as a parent read what both parents may read, never what is restricted, and write
 * nothing. Rows are never deleted.
 */
export const forceFamilyPolicies = async (db: Kysely<unknown>, table: string): Promise<void> => {
  const name = sql.table(table)
  await sql`
    alter table ${name} enable row level security;
    alter table ${name} force row level security;
    create policy seen on ${name} for select using (${reach});
    create policy written on ${name} for insert with check (${acting});
    create policy changed on ${name} for update using (${acting}) with check (${acting});
    grant select, insert, update on ${name} to evenhand_app`.execute(db)
}

/** The same policies, reworded on a table that has them in an older form. */
export const rewordFamilyPolicies = async (db: Kysely<unknown>, table: string): Promise<void> => {
  const name = sql.table(table)
  await sql`
    alter policy seen on ${name} using (${reach});
    alter policy written on ${name} with check (${acting});
    alter policy changed on ${name} using (${acting}) with check (${acting})`.execute(db)
}
