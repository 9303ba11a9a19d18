import { readFileSync, statSync } from 'node:fs'
import { StartError } from '#server/start-error.ts'

/** The system account that runs PostgreSQL; undefined means the account of this process. */
export type Account = { readonly uid: number; readonly gid: number } | undefined

const candidates = ['postgres', '_postgres', 'nobody', 'daemon']

export const isRoot = () => process.getuid?.() === 0

/** PostgreSQL refuses to run as root, so root starts it under an account without rights. */
export function accountFor(passwd = '/etc/passwd'): Account {
  if (!isRoot()) return undefined
  const entries = readFileSync(passwd, 'utf8').split('\n')
  for (const candidate of candidates) {
    const [, , uid, gid] = entries.find((entry) => entry.startsWith(`${candidate}:`))?.split(':') ?? []
    if (uid !== undefined && gid !== undefined && uid !== '0') return { uid: Number(uid), gid: Number(gid) }
  }
  throw new StartError(
    'no-user',
    `PostgreSQL does not run as root, and this system has none of the accounts ${candidates.join(', ')}.
Start Evenhand as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.`,
  )
}

/** Returns the account that owns the folder, when this process is root and the folder exists and is not root's own. */
export function ownerOf(folder: string): Account {
  const found = isRoot() ? statSync(folder, { throwIfNoEntry: false }) : undefined
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined
}
