import { readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClusterLayout } from './layout.ts'
import { clusterIn } from './make-cluster.ts'
import { isPrivate, type SocketAddress } from './socket.ts'

/** The facts that a server wrote about itself at its start. The file remains after a kill or a power cut. */
export type PidFile = SocketAddress & { readonly pid: number; readonly ready: boolean; readonly alive: boolean }

const fileIn = (layout: ClusterLayout) => join(clusterIn(layout).data, 'postmaster.pid')

/** Returns undefined when there is no file, or when its socket folder does not belong to the database's account. */
export function readPidFile(layout: ClusterLayout): PidFile | undefined {
  const [pid, , , port, socketFolder, address, , status] = linesOf(layout)
  const host = process.platform === 'win32' ? address : socketFolder
  if (!host || !isPrivate(host, layout)) return undefined
  const alive = isServer(Number(pid), layout)
  return { pid: Number(pid), host, port: Number(port), ready: status?.trim() === 'ready', alive }
}

/**
 * Cleans up after a killed server: removes its socket folder and replaces its process id in the file with ours. After a
 * power cut, another program of the same account may have that id; PostgreSQL would take it for a running server and
 * refuse to start. It accepts its parent's id as stale. The file itself stays, because PostgreSQL uses its other lines
 * to find children of the killed server that are still running.
 */
export function clearLeftOvers(layout: ClusterLayout) {
  const left = readPidFile(layout)
  if (!left || left.alive || process.platform === 'win32') return
  rmSync(left.host, { recursive: true, force: true })
  const [, ...others] = linesOf(layout)
  writeFileSync(fileIn(layout), [process.pid, ...others].join('\n'))
}

/** Returns nothing when there is no file; a server that stops may remove its file at any moment. */
function linesOf(layout: ClusterLayout): string[] {
  try {
    return readFileSync(fileIn(layout), 'utf8').split('\n')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

/**
 * A server's working directory is its data folder, even after the folder was moved. A program that got its process id
 * has another one.
 */
function isServer(pid: number, layout: ClusterLayout): boolean {
  if (pid === process.pid || !isProcess(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(clusterIn(layout).data)
  } catch (error) {
    // EACCES means that another account owns the process. Any other error means that it is gone, or was killed and not
    // yet collected.
    return codeOf(error) === 'EACCES'
  }
}

function isProcess(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)
