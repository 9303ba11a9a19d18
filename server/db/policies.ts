import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { AnyStateMachine } from 'xstate'
import { leavesOf } from '#machines/shared/decide.ts'

/** `status in (...)`: every leaf a row of this chart can rest in. */
export const statusCheck = (machine: AnyStateMachine): RawBuilder<unknown> =>
  sql`status in (${sql.join(leavesOf(machine).map((leaf) => sql.lit(leaf)))})`

/**
 * The policies of a table of the parents: `family_id` first in its key, `audience` null for both parents or the people it
 * is restricted to. Those who look on as a parent read what both parents may read, never what is restricted, and write
 * nothing. Rows are never deleted.
 */
export const forceFamilyPolicies = async (db: Kysely<unknown>, table: string): Promise<void> => {
  const name = sql.table(table)
  const reach = sql`family_id = app_family() and (app_mode() = 'system' or (app_standing() = 'parent'
    and (audience is null or (app_person() = any(audience) and app_mode() = 'self'))))`
  const acting = sql`${reach} and app_mode() in ('self', 'system')`
  await sql`
    alter table ${name} enable row level security;
    alter table ${name} force row level security;
    create policy seen on ${name} for select using (${reach});
    create policy written on ${name} for insert with check (${acting});
    create policy changed on ${name} for update using (${acting}) with check (${acting});
    grant select, insert, update on ${name} to evenhand_app`.execute(db)
}
