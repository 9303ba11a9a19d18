import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Connection } from '#server/db/embedded/cluster.ts'
import { type OpenDatabase, withPools } from '#server/db/open.ts'
import { clusterVariable, type TestCluster, template } from './cluster.ts'
import { asSuperuser, endSuperuser } from './superuser.ts'

export type TestDatabase = OpenDatabase & {
  /** A server in a separate process uses this as its DATABASE_URL. */
  readonly url: string
  /** Bypasses policies and triggers, for tests that act as an intruder. */
  readonly superuser: pg.ClientConfig
  /** Closes the pools and drops the database, even while others are connected. */
  drop(): Promise<void>
}

/** Creates a migrated, empty database from the template in about 90 ms; `template0` gives one without a schema. */
export async function testDatabase(from: typeof template | 'template0' = template): Promise<TestDatabase> {
  const { owner, superuser } = cluster()
  const database = `test_${randomUUID().replaceAll('-', '')}`
  await asSuperuser(superuser, `create database ${database} template ${from} owner ${owner.user}`)
  const open = withPools('embedded', { ...owner, database }, async () => undefined, 4)
  const drop = async () => {
    await open.stop()
    await endSuperuser({ ...superuser, database })
    await asSuperuser(superuser, `drop database if exists ${database} with (force)`)
  }
  return { ...open, url: urlOf({ ...owner, database }), superuser: { ...superuser, database }, drop }
}

/** Says where this run's PostgreSQL is. */
export function cluster(): TestCluster {
  const known = process.env[clusterVariable]
  if (!known) throw new Error('no cluster: this runner has no tests/support/global-setup.ts')
  return JSON.parse(known)
}

const urlOf = ({ user, password, host, port, database }: Connection) =>
  `postgresql://${user}:${password}@${encodeURIComponent(host)}:${port}/${database}`
