import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartError } from '#server/start-error.ts'
import type { ClusterLayout } from './layout.ts'
import { execute, type Programs, programIn } from './programs.ts'

export const superuser = 'postgres'

export const clusterIn = (layout: ClusterLayout) => {
  const folder = join(layout.folder, 'cluster')
  return { folder, data: join(folder, 'data'), password: join(folder, 'password') }
}

export function passwordOf(layout: ClusterLayout): string {
  const { password } = clusterIn(layout)
  if (existsSync(password)) return readFileSync(password, 'utf8').trim()
  throw new StartError('data-damaged', `${password} is missing. Restore it from a copy of the data folder.`)
}

/**
 * Creates the cluster in another folder and moves it into place by one rename, so it exists whole or not at all. A
 * start that is killed half-way leaves only a folder that the next start removes. Of two simultaneous first starts, one
 * loses the rename and uses the other's cluster.
 */
export async function makeCluster(layout: ClusterLayout, programs: Programs, durable: boolean) {
  const half = mkdtempSync(join(layout.folder, 'making-'))
  if (layout.account) chownSync(half, layout.account.uid, layout.account.gid)
  const password = join(half, 'password')
  writeFileSync(password, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  if (layout.account) chownSync(password, layout.account.uid, layout.account.gid)
  try {
    await initdb(layout, programs, join(half, 'data'), password, durable)
    renameSync(half, clusterIn(layout).folder)
    if (durable) syncFolder(layout.folder)
  } catch (cause) {
    rmSync(half, { recursive: true, force: true })
    if (!existsSync(clusterIn(layout).data))
      throw new StartError('database-failed', `The database could not be made in ${layout.folder}: ${firstLine(cause)}`)
  }
}

/** Only the process that holds the cluster may call this, because another first start may still be creating its own. */
export function removeHalfMade(layout: ClusterLayout) {
  for (const entry of readdirSync(layout.folder))
    if (entry.startsWith('making-')) rmSync(join(layout.folder, entry), { recursive: true, force: true })
}

/** Refuses a data folder that another major version created, because PostgreSQL cannot open it. */
export function refuseOtherVersion(layout: ClusterLayout, programs: Programs) {
  const { data } = clusterIn(layout)
  const file = join(data, 'PG_VERSION')
  const major = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN
  if (major === programs.major) return
  if (Number.isNaN(major))
    throw new StartError('data-damaged', `${data} is not a whole PostgreSQL data folder. Restore it from a copy.`)
  const made = `${data} was made with PostgreSQL ${major}; this version of Evenhand brings PostgreSQL ${programs.major}.`
  throw major > programs.major
    ? new StartError('data-newer', `${made}\nStart the newer Evenhand that made it, or set DATA_DIR to another folder.`)
    : new StartError('data-older', `${made}\nMove the data with pg_upgrade, or set DATA_DIR to another folder.`)
}

async function initdb(layout: ClusterLayout, programs: Programs, data: string, password: string, durable: boolean) {
  const options = [
    ['-D', data, '-U', superuser, '--pwfile', password, '--auth', 'scram-sha-256', '--no-instructions'],
    ['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
    durable ? [] : ['--no-sync'],
  ].flat()
  await execute(programIn(programs, 'initdb'), options, layout.account, layout.folder)
}

function syncFolder(folder: string) {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

function firstLine(cause: unknown): string {
  return (
    String(cause)
      .split('\n')
      .find((line) => /error|fatal/i.test(line)) ?? 'initdb failed'
  )
}
