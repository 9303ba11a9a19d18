import { readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Home } from './layout.ts'
import { clusterIn } from './make-cluster.ts'
import { isPrivate, type Place } from './socket.ts'

/** What a server wrote about itself when it started; after a kill or a power cut the file is still there. */
export type PidFile = Place & { readonly pid: number; readonly ready: boolean; readonly alive: boolean }

const fileIn = (home: Home) => join(clusterIn(home).data, 'postmaster.pid')

/** undefined when there is none, or when its socket folder is not the database's own. */
export function readPidFile(home: Home): PidFile | undefined {
  const [pid, , , port, socketFolder, address, , status] = linesOf(home)
  const host = process.platform === 'win32' ? address : socketFolder
  if (!host || !isPrivate(host, home)) return undefined
  const alive = isServer(Number(pid), home)
  return { pid: Number(pid), host, port: Number(port), ready: status?.trim() === 'ready', alive }
}

/**
 * What a killed server left: the folder of its socket goes, so that none are left lying about, and its number in the
 * file becomes ours. After a power cut another program of the same account may have that number, and PostgreSQL would
 * take it for a running server and never start again; its parent's number says "left over". The file itself stays: by
 * its other lines PostgreSQL finds children of the killed server that are still at work.
 */
export function clearLeftOvers(home: Home) {
  const left = readPidFile(home)
  if (!left || left.alive || process.platform === 'win32') return
  rmSync(left.host, { recursive: true, force: true })
  const [, ...others] = linesOf(home)
  writeFileSync(fileIn(home), [process.pid, ...others].join('\n'))
}

/** Empty when there is no file; a server that gives up removes its own at any moment. */
function linesOf(home: Home): string[] {
  try {
    return readFileSync(fileIn(home), 'utf8').split('\n')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

/** A server works inside its data folder, wherever that has been moved; a program that got its number does not. */
function isServer(pid: number, home: Home): boolean {
  if (pid === process.pid || !isProcess(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(clusterIn(home).data)
  } catch (error) {
    // Not ours to look at. Otherwise it is gone, or killed and not yet collected by its parent.
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
