import { type Kysely, sql } from 'kysely'

// Migrations up to 024 call this file, so its SQL never changes; another wording needs a new file and a new migration.

/**
 * A null `audience` means both parents and those who look as one of them; otherwise it lists the people who may see the
 * row in sessions of their own. It is a CASE because the planner expects an OR of unknown settings to match one row in
 * a hundred, and then sorts a whole log instead of reading its index.
 */
const reach = sql`family_id = app_family() and case
  when app_mode() = 'system' then true
  when app_standing() is distinct from 'parent' then false
  when audience is null then true
  else app_person() = any(audience) and app_mode() = 'self' end`
const acting = sql`${reach} and app_mode() in ('self', 'system')`

/**
 * Creates the policies of a table of the parents, whose key begins with `family_id`. A null `audience` means both
 * parents; otherwise it lists the people who may see the row. Those who look as a parent read what both parents may
 * read, nothing restricted, and write nothing. Rows are never deleted.
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

/** Changes the policies of a table that has an older form of them. */
export const rewordFamilyPolicies = async (db: Kysely<unknown>, table: string): Promise<void> => {
  const name = sql.table(table)
  await sql`
    alter policy seen on ${name} using (${reach});
    alter policy written on ${name} with check (${acting});
    alter policy changed on ${name} using (${acting}) with check (${acting})`.execute(db)
}
