import { chownSync, mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#server/listen.ts'
import type { ClusterLayout } from './layout.ts'

/** The address at which a server answers: the folder of its Unix socket, or an address of this machine on Windows. */
export type SocketAddress = { readonly host: string; readonly port: number }

const windows = process.platform === 'win32'

/** Returns the earlier socket, created again if it is gone, or a new one. No TCP port is opened where Unix sockets exist. */
export async function chooseSocket(layout: ClusterLayout, before?: SocketAddress): Promise<SocketAddress> {
  if (windows) return before ?? { host: '127.0.0.1', port: await freePort('127.0.0.1') }
  if (before && !isPrivate(before.host, layout)) own(mkdirSync(before.host, { mode: 0o700, recursive: true }), layout)
  return before ?? { host: own(mkdtempSync(join(shortBase(), 'evenhand-')), layout), port: 5432 }
}

/** Anyone may create a folder under /tmp, so only a folder that belongs to the database's account alone is trusted. */
export function isPrivate(host: string, layout: ClusterLayout): boolean {
  if (windows) return true
  const found = statSync(host, { throwIfNoEntry: false })
  const uid = layout.account?.uid ?? process.getuid?.()
  return found?.isDirectory() === true && found.uid === uid && (found.mode & 0o077) === 0
}

export function dropIfEmpty({ host }: SocketAddress) {
  try {
    if (!windows) rmdirSync(host)
  } catch {
    // Another start's server answers there.
  }
}

/** The path of a socket may have 107 bytes (103 on macOS), which many temporary folders exceed. */
const shortBase = () => (tmpdir().length > 70 ? '/tmp' : tmpdir())

function own<T extends string | undefined>(folder: T, layout: ClusterLayout): T {
  if (folder && layout.account) chownSync(folder, layout.account.uid, layout.account.gid)
  return folder
}
