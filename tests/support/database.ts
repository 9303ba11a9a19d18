import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Connection } from '#server/db/embedded/cluster.ts'
import type { Logins } from '#server/db/logins.ts'
import { type OpenDatabase, withPools } from '#server/db/open.ts'
import { clusterVariable, type TestCluster, template } from './cluster.ts'
import { asSuperuser, endSuperuser } from './record/superuser.ts'

export type TestDatabase = OpenDatabase & {
  /** The login of the jobs, which can open every scope. */
  readonly pool: OpenDatabase['jobs']['pool']
  /** A server in a separate process gets these variables. */
  readonly env: Readonly<Record<'DATABASE_URL' | 'DATABASE_URL_APP' | 'DATABASE_URL_JOBS', string>>
  /** Bypasses policies and triggers, for tests that act as an intruder. */
  readonly superuser: pg.ClientConfig
  /** Closes the pools and drops the database, even while others are connected. */
  drop(): Promise<void>
}

/** Creates a migrated, empty database from the template in about 90 ms; `template0` gives one without a schema. */
export async function testDatabase(from: typeof template | 'template0' = template): Promise<TestDatabase> {
  const { migrator, app, jobs, superuser } = cluster()
  const database = `test_${randomUUID().replaceAll('-', '')}`
  await asSuperuser(superuser, `create database ${database} template ${from} owner ${migrator.user}`)
  // Rights to a database are not copied from its template.
  await asSuperuser(superuser, `revoke temporary on database ${database} from public`)
  const logins = { migrator: { ...migrator, database }, app: { ...app, database }, jobs: { ...jobs, database } }
  const open = withPools('embedded', logins, async () => undefined, 4)
  const drop = async () => {
    await open.stop()
    await endSuperuser({ ...superuser, database })
    await asSuperuser(superuser, `drop database if exists ${database} with (force)`)
  }
  return { ...open, pool: open.jobs.pool, env: envOf(logins), superuser: { ...superuser, database }, drop }
}

/** Says where this run's PostgreSQL is. */
export function cluster(): TestCluster {
  const known = process.env[clusterVariable]
  if (!known) throw new Error('no cluster: this runner has no tests/support/global-setup.ts')
  return JSON.parse(known)
}

const envOf = ({ migrator, app, jobs }: Logins<Connection>): TestDatabase['env'] => ({
  DATABASE_URL: urlOf(migrator),
  DATABASE_URL_APP: urlOf(app),
  DATABASE_URL_JOBS: urlOf(jobs),
})

const urlOf = ({ user, password, host, port, database }: Connection) =>
  `postgresql://${user}:${password}@${encodeURIComponent(host)}:${port}/${database}`
