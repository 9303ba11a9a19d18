import type pg from 'pg'

/**
 * The database belongs to a role that is no superuser, as on a managed PostgreSQL: row-level security that is forced on
 * a table binds its owner too, but never a superuser. The role may create the roles that migrations need.
 */
export async function ensureDatabase(client: pg.Client, password: string) {
  const { rows } = await client.query(`select
    exists (select from pg_roles where rolname = 'evenhand') as role,
    exists (select from pg_database where datname = 'evenhand') as database`)
  if (!rows[0].role) {
    await client.query(`create role evenhand login createrole password ${client.escapeLiteral(password)}`)
    await client.query(`alter role evenhand set createrole_self_grant = 'set, inherit'`)
  }
  if (!rows[0].database) await client.query('create database evenhand owner evenhand')
}
