import { type Kysely, sql } from 'kysely'

// Migrations from 025 on call this file, so its SQL never changes; another wording needs a new file and a new
// migration.

/** Reading follows `app_may_see`. Writing also requires a session of one's own, or the product itself. */
const seen = sql`family_id = app_family() and app_may_see(reach, audience)`
const written = sql`${seen} and app_mode() in ('self', 'system')`

/** A reach of `named` or `closed` requires an audience; the other two have none. */
export const checkReach = async (db: Kysely<unknown>, table: string): Promise<void> => {
  await sql`alter table ${sql.table(table)} add constraint ${sql.id(`${table}_reach`)} check (
    case when audience is null then reach in ('family', 'parents') else reach in ('named', 'closed') end)`.execute(db)
}

/** Creates the policies of a family's table with the columns `family_id`, `reach` and `audience`. Rows are never deleted. */
export const createReachPolicies = async (db: Kysely<unknown>, table: string): Promise<void> => {
  const name = sql.table(table)
  await sql`
    alter table ${name} enable row level security;
    alter table ${name} force row level security;
    create policy seen on ${name} for select using (${seen});
    create policy written on ${name} for insert with check (${written});
    create policy changed on ${name} for update using (${written}) with check (${written});
    grant select, insert, update on ${name} to evenhand_app`.execute(db)
}

/** Changes the policies of a table that has an older form of them. */
export const alterToReachPolicies = async (db: Kysely<unknown>, table: string): Promise<void> => {
  const name = sql.table(table)
  await sql`
    alter policy seen on ${name} using (${seen});
    alter policy written on ${name} with check (${written});
    alter policy changed on ${name} using (${written}) with check (${written})`.execute(db)
}
