import { type Kysely, sql } from 'kysely'

/**
 * The three logins of the database. `migrator` owns the tables and is used by `npm run db`, and by a start before it
 * listens. A running server uses `app` for requests and `jobs` for everything that runs without one; both own nothing.
 */
export type Logins<T> = Readonly<Record<'migrator' | 'app' | 'jobs', T>>

/** The roles that each login may become. The migrations create them; they own nothing and cannot sign in. */
const rolesOf = {
  app: ['evenhand_app', 'evenhand_gate', 'evenhand_prover', 'evenhand_sandbox'],
  jobs: ['evenhand_app', 'evenhand_jobs', 'evenhand_prover', 'evenhand_queue', 'evenhand_signer'],
} as const

/** Nothing else uses this advisory lock. */
const lock = 4_300_002

/** Leaves out what a login may do already, because two processes cannot change the same grants at once. */
const becomes = async (db: Kysely<unknown>, role: string, login: string): Promise<boolean> => {
  const { rows } = await sql<{ is: boolean }>`select pg_has_role(${login}, ${role}, 'member') as is`.execute(db)
  return rows[0]?.is ?? false
}

/**
 * Grants the logins what they need and nobody what nobody needs. Grants of a database are not part of its copies and
 * dumps, so this runs after the migrations of each start. A login without a name of its own is the migrator, who may
 * become every role already.
 */
export const grantLogins = (db: Kysely<unknown>, users: Partial<Record<'app' | 'jobs', string>>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(tx)
    for (const login of ['app', 'jobs'] as const)
      for (const role of rolesOf[login]) {
        const user = users[login]
        if (user !== undefined && !(await becomes(tx, role, user)))
          await sql`grant ${sql.id(role)} to ${sql.id(user)}`.execute(tx)
      }
    await revokeFromAll(tx)
  })

/** A temporary table hides a table of the same name, and PostgreSQL lets everybody create one unless this is revoked. */
const revokeFromAll = async (tx: Kysely<unknown>): Promise<void> => {
  const { rows } = await sql<{ database: string; temporary: boolean }>`
    select current_database() as database, exists (select from pg_database, aclexplode(coalesce(datacl, acldefault('d', datdba)))
      where datname = current_database() and grantee = 0 and privilege_type = 'TEMPORARY') as temporary`.execute(tx)
  const [found] = rows
  if (found?.temporary) await sql`revoke temporary on database ${sql.id(found.database)} from public`.execute(tx)
  await sql`revoke create on schema public from public`.execute(tx)
}
