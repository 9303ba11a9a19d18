import { existsSync } from 'node:fs'
import type { Logins } from '../logins.ts'
import { databaseName, ensureDatabase, users } from './ensure-database.ts'
import { openHome } from './layout.ts'
import { takeHold } from './lock.ts'
import { clusterIn, makeCluster, passwordOf, refuseOtherVersion, removeHalfMade, superuser } from './make-cluster.ts'
import { loginPasswords } from './passwords.ts'
import { stopPostmaster } from './postmaster.ts'
import { findPrograms } from './programs.ts'
import type { SocketAddress } from './socket.ts'

export type ClusterOptions = {
  readonly dataDir: string
  readonly say: (line: string) => void
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
  const { durable = true, say } = options
  const home = openHome(options.dataDir, options.rootFolder ?? '/var/lib/evenhand', say)
  const programs = await findPrograms(home.account, home.programsFolder)
  if (!existsSync(clusterIn(home).folder)) await makeCluster(home, programs, durable)
  refuseOtherVersion(home, programs)
  let stopping = false
  const take = async (at?: SocketAddress) => {
    const hold = await takeHold(home, programs, durable, at)
    hold.client.once('end', () => {
      if (!stopping) latest = revive(hold.postmaster)
    })
    return hold
  }
  const revive = async (at: SocketAddress) => {
    say('The database ended unexpectedly; starting it again')
    const hold = await take(at)
    say('The database is running again')
    return hold
  }
  let latest = take()
  const { client, postmaster } = await latest
  removeHalfMade(home)
  const passwords = loginPasswords(home)
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
    await stopPostmaster(home, programs)
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
    superuser: { host, port, password: passwordOf(home), user: superuser, database: 'postgres' },
    stop,
  }
}
