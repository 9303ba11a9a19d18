import pg from 'pg'
import type { Config } from '../config.ts'
import { within } from '../within.ts'
import { openCluster } from './embedded/cluster.ts'
import { checkOwn } from './own.ts'
import { wireTypes } from './wire-types.ts'

/**
 * `own` means that DATABASE_URL names a PostgreSQL of somebody else; `embedded` means that it is our child process,
 * with its data in DATA_DIR.
 */
export type OpenDatabase = {
  readonly engine: 'embedded' | 'own'
  /** Pools, the LISTEN client and pg-boss use it. */
  readonly clientConfig: pg.ClientConfig
  /** Returns a pool that survives lost connections; `stop` ends it unless its owner has done so. */
  pool(options?: { max?: number }): pg.Pool
  stop(): Promise<void>
}

/**
 * @param say prints a line for the person at the terminal
 * @throws {StartError} with what to do about it
 */
export async function openDatabase(config: Config, say: (line: string) => void): Promise<OpenDatabase> {
  if (config.databaseUrl === undefined) {
    const cluster = await openCluster({ dataDir: config.dataDir, say })
    return withPools('embedded', cluster.owner, cluster.stop)
  }
  await checkOwn(config.databaseUrl)
  return withPools('own', { connectionString: config.databaseUrl }, async () => undefined)
}

/** Adds pools, types and shutdown to a database that is open already. */
export function withPools(
  engine: OpenDatabase['engine'],
  connection: pg.ClientConfig,
  stopServer: () => Promise<void>,
  poolSize = 10,
): OpenDatabase {
  const clientConfig = { ...connection, types: wireTypes, application_name: 'evenhand' }
  const pools = new Set<pg.Pool>()
  const pool = (options: { max?: number } = {}) => {
    const made = new pg.Pool({
      ...clientConfig,
      // Sends statements together when they do not wait for each other's answers.
      pipeline: true,
      max: options.max ?? poolSize,
      connectionTimeoutMillis: 10_000,
    })
    surviveLostConnections(made)
    pools.add(made)
    return made
  }
  const stop = async () => {
    // A connection that was never released must not keep the database from stopping.
    await within(5_000, Promise.all([...pools].map((made) => (made.ending ? undefined : made.end()))))
    await stopServer()
  }
  return { engine, clientConfig, pool, stop }
}

/**
 * A broken connection fails its query and is then dropped by its pool. It also emits an error event, even when idle;
 * without a listener that would end the process.
 */
export const surviveLostConnections = (pool: pg.Pool): void => {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
}
