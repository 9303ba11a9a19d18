import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '#server/clock.ts'
import { type Cluster, type Connection, openCluster } from '#server/db/embedded/cluster.ts'
import { withPools } from '#server/db/open.ts'
import { prepareDatabase } from '#server/prepare-database.ts'

/** This environment variable tells workers, and the servers they start, where the run's cluster is. */
export const clusterVariable = 'EVENHAND_TEST_CLUSTER'

export type TestCluster = Omit<Cluster, 'stop'> & {
  /** Is removed at the end of the run. */
  readonly folder: string
}

/**
 * Every test's database is a copy of this migrated one. Nothing stays connected to it, because PostgreSQL cannot copy a
 * database in use.
 */
export const template: Connection['database'] = 'evenhand'

/** Starts one PostgreSQL for a whole run in a temporary folder, without flushing to disk. */
export async function startTestCluster(): Promise<TestCluster & Pick<Cluster, 'stop'>> {
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-test-'))
  // When started by root, the database runs as another account, which needs access.
  chmodSync(folder, 0o711)
  const places = { dataDir: join(folder, 'data'), rootFolder: join(folder, 'root') }
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const cluster = await openCluster({ ...places, durable: false, print: () => undefined }).catch((error: unknown) => {
    remove()
    throw error
  })
  const stop = () => cluster.stop().finally(remove)
  try {
    await prepareTemplate(cluster)
  } catch (error) {
    await stop()
    throw error
  }
  return { ...cluster, folder, stop }
}

/** Migrates and installs pg-boss's schema and queues, so that each copy already has them. */
async function prepareTemplate(logins: Cluster) {
  const database = withPools('embedded', logins, async () => undefined)
  await prepareDatabase(database, systemClock).finally(() => database.stop())
}
