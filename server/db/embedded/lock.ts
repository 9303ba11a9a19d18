import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '#server/start-error.ts'
import type { ClusterLayout } from './layout.ts'
import { clusterIn, passwordOf, superuser } from './make-cluster.ts'
import { findPostmaster, launchPostmaster, type Postmaster } from './postmaster.ts'
import type { Programs } from './programs.ts'
import type { SocketAddress } from './socket.ts'

/** A cluster that this process has locked: the server runs, and `client` holds the lock that keeps a second instance out. */
export type LockedCluster = { readonly postmaster: Postmaster; readonly client: pg.Client }

/** The two numbers are arbitrary. The lock is taken in the database `postgres`, where nothing else of ours takes locks. */
const instanceLock = [0x45564e48, 1]

const patienceMs = { start: 60_000, otherHolder: 1_500, refusals: 10_000 }

/**
 * Finds the running server, which a killed process may have left behind, or starts it, then takes the instance lock.
 * The lock belongs to a database session and ends with the process that holds it, so no process ids are compared.
 * PostgreSQL itself keeps two servers off one data folder, so launching is always safe.
 * @param at the socket where it answered before, to be used again
 */
export async function lockCluster(
  layout: ClusterLayout,
  programs: Programs,
  durable: boolean,
  at?: SocketAddress,
): Promise<LockedCluster> {
  const begun = Date.now()
  let heldSince: number | undefined
  let refusedSince: number | undefined
  let words = ''
  while (Date.now() - begun < patienceMs.start) {
    const found = findPostmaster(layout)
    const answer = found ? await tryLock(layout, found) : 'absent'
    if (typeof answer === 'object') return answer
    heldSince = answer === 'held' ? (heldSince ?? Date.now()) : undefined
    if (heldSince && Date.now() - heldSince > patienceMs.otherHolder) throw secondInstance(layout, found)
    if (answer === 'absent') {
      const refusal = await launchPostmaster(layout, programs, durable, at)
      if (refusal === undefined) continue
      words = refusal.words
      refusedSince ??= Date.now()
      const again = refusal.killed || isPassing(words)
      if (!again || Date.now() - refusedSince > patienceMs.refusals) break
    }
    await pause(50)
  }
  throw new StartError('database-failed', `PostgreSQL did not start on ${clusterIn(layout).data}. It said:\n${words}`)
}

async function tryLock(
  layout: ClusterLayout,
  postmaster: Postmaster,
): Promise<LockedCluster | 'held' | 'absent' | 'busy'> {
  const { host, port } = postmaster
  const client = new pg.Client({ host, port, user: superuser, password: passwordOf(layout), database: 'postgres' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as held', instanceLock)
    if (rows[0]?.held === true) return { postmaster, client }
    await client.end()
    return 'held'
  } catch (error) {
    await client.end().catch(() => undefined)
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === '28P01') throw foreignPassword(layout)
    return code === 'ENOENT' || code === 'ECONNREFUSED' ? 'absent' : 'busy'
  }
}

/** Recognises conditions that end within moments: another start, a stop under way, or the last children of a killed server. */
const isPassing = (words: string) => /lock file .* already exists|pre-existing shared memory block/.test(words)

const secondInstance = (layout: ClusterLayout, postmaster: Postmaster | undefined) =>
  new StartError(
    'second-instance',
    `Another Evenhand is running on the data in ${layout.folder} (its PostgreSQL is process ${postmaster?.pid ?? 'unknown'}).
Stop it first, or set DATA_DIR and PORT to run a second one.`,
  )

const foreignPassword = (layout: ClusterLayout) =>
  new StartError('data-damaged', `${clusterIn(layout).password} is not the password of the database beside it.`)
