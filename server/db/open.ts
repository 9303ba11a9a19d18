import pg from 'pg'
import type { Config } from '../config.ts'
import { within } from '../within.ts'
import { openCluster } from './embedded/cluster.ts'
import { checkOwn } from './own.ts'
import { wireTypes } from './wire-types.ts'

/** `own`: somebody else runs the PostgreSQL of DATABASE_URL; `embedded`: it is our child, its data in DATA_DIR. */
export type OpenDatabase = {
  readonly engine: 'embedded' | 'own'
  /** For pools, for the LISTEN client and for pg-boss. */
  readonly clientConfig: pg.ClientConfig
  /** A pool that outlives lost connections; `stop` ends it if its owner has not. */
  pool(options?: { max?: number }): pg.Pool
  stop(): Promise<void>
}

/**
 * @param say a line for the person at the terminal
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

/** A database that is open already, with the pools, types and end that an OpenDatabase has. */
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
      // Statements that do not wait for each other's answers travel together.
      pipeline: true,
      max: options.max ?? poolSize,
      connectionTimeoutMillis: 10_000,
    })
    surviveLostConnections(made)
    pools.add(made)
    return made
  }
  const stop = async () => {
    // A connection that somebody never gave back must not keep the database from stopping.
    await within(5_000, Promise.all([...pools].map((made) => (made.ending ? undefined : made.end()))))
    await stopServer()
  }
  return { engine, clientConfig, pool, stop }
}

/**
 * A connection that breaks fails what is sent over it and is then dropped by its pool. It also says so by itself, idle or
 * in somebody's hands, and without a listener that would end the process.
 */
export const surviveLostConnections = (pool: pg.Pool): void => {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
}
