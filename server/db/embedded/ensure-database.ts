import type pg from 'pg'
import type { Logins } from '../logins.ts'

/** The names of the three logins in a cluster of our own. */
export const users: Logins<string> = {
  migrator: 'evenhand',
  app: 'evenhand_app_login',
  jobs: 'evenhand_jobs_login',
}

/** The name of the database in a cluster of our own. */
export const databaseName = 'evenhand'

/**
 * The database belongs to a role that is no superuser, as on a managed PostgreSQL: row-level security that is forced on
 * a table binds its owner too, but never a superuser. The role may create the roles that migrations need. Passwords are
 * set at each start, so a cluster of an earlier version gets its logins, and a lost file of passwords is no loss.
 */
export async function ensureDatabase(client: pg.Client, passwords: Logins<string>) {
  await ensureLogin(client, users.migrator, passwords.migrator, 'createrole')
  await client.query(`alter role ${users.migrator} set createrole_self_grant = 'set, inherit'`)
  await ensureLogin(client, users.app, passwords.app, 'nocreaterole')
  await ensureLogin(client, users.jobs, passwords.jobs, 'nocreaterole')
  const { rows } = await client.query('select from pg_database where datname = $1', [databaseName])
  if (rows.length === 0) await client.query(`create database ${databaseName} owner ${users.migrator}`)
}

async function ensureLogin(client: pg.Client, name: string, password: string, right: 'createrole' | 'nocreaterole') {
  const { rows } = await client.query('select from pg_roles where rolname = $1', [name])
  if (rows.length === 0) await client.query(`create role ${name}`)
  await client.query(
    `alter role ${name} login nosuperuser nobypassrls nocreatedb ${right} password ${client.escapeLiteral(password)}`,
  )
}
