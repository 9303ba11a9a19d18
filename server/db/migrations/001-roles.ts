import { type Kysely, sql } from 'kysely'

/**
 * Roles belong to the cluster, so they may exist already. `evenhand_app` owns nothing and is bound by every policy;
 * `evenhand_jobs` reads only the tables of due times, without payload.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const role of ['evenhand_app', 'evenhand_jobs']) {
    await sql`do $$ begin
      if not exists (select from pg_roles where rolname = '${sql.raw(role)}') then
        create role ${sql.raw(role)} nologin nobypassrls;
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$`.execute(db)
    await sql`do $$ begin execute format('grant ${sql.raw(role)} to %I', current_user); end $$`.execute(db)
    await sql`grant usage on schema public to ${sql.raw(role)}`.execute(db)
  }
  for (const [name, type] of [
    ['person', 'uuid'],
    ['family', 'uuid'],
    ['viewpoint', 'uuid'],
    ['standing', 'text'],
    ['mode', 'text'],
  ] as const) {
    await sql`create function ${sql.raw(`app_${name}`)}() returns ${sql.raw(type)} language sql stable parallel safe
      return nullif(current_setting('app.${sql.raw(name)}', true), '')::${sql.raw(type)}`.execute(db)
  }
}
