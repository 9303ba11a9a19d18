import pg from 'pg'
import type { Config } from '../config.ts'
import { within } from '../within.ts'
import { openCluster } from './embedded/cluster.ts'
import type { Logins } from './logins.ts'
import { checkOwn, ownLogins } from './own.ts'
import { safeConnection } from './search-path.ts'
import { wireTypes } from './wire-types.ts'

/** One of the database's logins. */
export type Login = {
  /** Pools, the LISTEN client and pg-boss use it. */
  readonly clientConfig: pg.ClientConfig
  /** Returns a pool that survives lost connections; `stop` ends it unless its owner has done so. */
  pool(options?: { max?: number }): pg.Pool
}

/**
 * `own` means that DATABASE_URL names a PostgreSQL of somebody else; `embedded` means that it is our child process,
 * with its data in DATA_DIR. A running server is given `app` and `jobs` only.
 */
export type OpenDatabase = Logins<Login> & {
  readonly engine: 'embedded' | 'own'
  stop(): Promise<void>
}

/**
 * @param print prints a line for the person at the terminal
 * @throws {StartError} with what to do about it
 */
export async function openDatabase(config: Config, print: (line: string) => void): Promise<OpenDatabase> {
  if (config.databaseUrls === undefined) {
    const { stop, superuser: _, ...logins } = await openCluster({ dataDir: config.dataDir, print })
    return withPools('embedded', logins, stop)
  }
  await checkOwn(config.databaseUrls, print)
  return withPools('own', ownLogins(config.databaseUrls), async () => undefined)
}

/** Adds pools, types and shutdown to a database that is open already. */
export function withPools(
  engine: OpenDatabase['engine'],
  connections: Logins<pg.ClientConfig>,
  stopServer: () => Promise<void>,
  poolSize = 10,
): OpenDatabase {
  const pools = new Set<pg.Pool>()
  const loginOf = (connection: pg.ClientConfig): Login => {
    const clientConfig = { ...safeConnection(connection), types: wireTypes, application_name: 'evenhand' }
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
    return { clientConfig, pool }
  }
  const stop = async () => {
    // A connection that was never released must not keep the database from stopping.
    await within(5_000, Promise.all([...pools].map((made) => (made.ending ? undefined : made.end()))))
    await stopServer()
  }
  const { migrator, app, jobs } = connections
  return { engine, migrator: loginOf(migrator), app: loginOf(app), jobs: loginOf(jobs), stop }
}

/**
 * A broken connection fails its query and is then dropped by its pool. It also emits an error event, even when idle;
 * without a listener that would end the process.
 */
export const surviveLostConnections = (pool: pg.Pool): void => {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
}
