import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { type Cluster, type Connection, openCluster } from '#server/db/embedded/cluster.ts'
import { migrate } from '#server/db/migrate.ts'
import { withPools } from '#server/db/open.ts'
import { logTo } from '#server/http/log.ts'

/** The environment variable through which workers, and the servers they start, learn of the run's cluster. */
export const clusterVariable = 'EVENHAND_TEST_CLUSTER'

export type TestCluster = Pick<Cluster, 'owner' | 'superuser'>

/** The migrated database that every test's own one is copied from. Nothing stays connected to it. */
export const template: Connection['database'] = 'evenhand'

/** One PostgreSQL for a whole run, in a temporary folder, nothing flushed to disk. */
export async function startTestCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-test-'))
  // Started as root, the database runs as another account, which has to get in.
  chmodSync(folder, 0o711)
  const places = { dataDir: join(folder, 'data'), rootFolder: join(folder, 'root') }
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const cluster = await openCluster({ ...places, durable: false, say: () => undefined }).catch((error: unknown) => {
    remove()
    throw error
  })
  const stop = () => cluster.stop().finally(remove)
  try {
    await prepareTemplate(cluster, join(folder, 'server'))
  } catch (error) {
    await stop()
    throw error
  }
  return { ...cluster, stop }
}

/** Migrates, then starts a server once: it installs pg-boss's schema and queues, which each copy then has already. */
async function prepareTemplate({ owner }: Cluster, dataDir: string) {
  const database = withPools('embedded', { ...owner, database: template }, async () => undefined)
  try {
    await migrate(database)
    const config = readConfig({ DATA_DIR: dataDir, NODE_ENV: 'test' })
    const app = await buildApp({ config, database, log: logTo('silent'), work: false })
    await app.close()
  } finally {
    await database.stop()
  }
}
