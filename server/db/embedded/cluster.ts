import { existsSync } from 'node:fs'
import type { Logins } from '../logins.ts'
import { databaseName, ensureDatabase, users } from './ensure-database.ts'
import { openLayout } from './layout.ts'
import { lockCluster } from './lock.ts'
import { clusterIn, makeCluster, passwordOf, refuseOtherVersion, removeHalfMade, superuser } from './make-cluster.ts'
import { loginPasswords } from './passwords.ts'
import { stopPostmaster } from './postmaster.ts'
import { findPrograms } from './programs.ts'
import type { SocketAddress } from './socket.ts'

export type ClusterOptions = {
  readonly dataDir: string
  readonly print: (line: string) => void
  /** The folder in which root stores the clusters of all data folders. */
  readonly rootFolder?: string
  /** Tests set this to false, so that nothing is flushed to disk. */
  readonly durable?: boolean
}

/** Contains plain data only, so that it can be sent to another process. */
export type Connection = SocketAddress & { readonly user: string; readonly password: string; readonly database: string }

/** Row-level security binds all three logins; `superuser` is for the supervisor and for tests. */
export type Cluster = Logins<Connection> & { readonly superuser: Connection; stop(): Promise<void> }

/**
 * Starts the PostgreSQL of one data folder, or finds it running, and restarts it if it dies before `stop`.
 * @throws {StartError} with what to do about it
 */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const { durable = true, print } = options
  const layout = openLayout(options.dataDir, options.rootFolder ?? '/var/lib/evenhand', print)
  const programs = await findPrograms(layout.account, layout.programsFolder)
  if (!existsSync(clusterIn(layout).folder)) await makeCluster(layout, programs, durable)
  refuseOtherVersion(layout, programs)
  let stopping = false
  const take = async (at?: SocketAddress) => {
    const locked = await lockCluster(layout, programs, durable, at)
    locked.client.once('end', () => {
      if (!stopping) latest = revive(locked.postmaster)
    })
    return locked
  }
  const revive = async (at: SocketAddress) => {
    print('The database ended unexpectedly; starting it again')
    const locked = await take(at)
    print('The database is running again')
    return locked
  }
  let latest = take()
  const { client, postmaster } = await latest
  removeHalfMade(layout)
  const passwords = loginPasswords(layout)
  await ensureDatabase(client, passwords)

  const { host, port } = postmaster
  const as = (login: keyof Logins<string>): Connection => ({
    host,
    port,
    password: passwords[login],
    user: users[login],
    database: databaseName,
  })
  const end = async () => {
    stopping = true
    await latest.catch(() => undefined)
    await stopPostmaster(layout, programs)
  }
  // A second call must not stop the server of another process that holds the cluster by then.
  let ended: Promise<void> | undefined
  const stop = () => {
    ended ??= end()
    return ended
  }
  return {
    migrator: as('migrator'),
    app: as('app'),
    jobs: as('jobs'),
    superuser: { host, port, password: passwordOf(layout), user: superuser, database: 'postgres' },
    stop,
  }
}
