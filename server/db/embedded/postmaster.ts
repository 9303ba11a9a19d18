import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { ClusterLayout } from './layout.ts'
import { openLog } from './log.ts'
import { clusterIn } from './make-cluster.ts'
import { clearLeftOvers, type PidFile, readPidFile } from './pid-file.ts'
import { bareEnvironment, execute, type Programs, programIn } from './programs.ts'
import { chooseSocket, dropIfEmpty, type SocketAddress } from './socket.ts'

/** A running server, as its pid file describes it. */
export type Postmaster = PidFile

/** Returns the server that uses this cluster now, whichever process started it; undefined when there is none. */
export function findPostmaster(layout: ClusterLayout): Postmaster | undefined {
  const found = readPidFile(layout)
  return found?.alive ? found : undefined
}

/**
 * Starts the server and waits until it accepts connections. The server gets a session of its own, so that Ctrl-C in the
 * terminal reaches only this process, which ends its requests before the database.
 * @param at the socket where it answered before, so that the pools of a restarted database find it again
 * @returns undefined when it is ready, otherwise its output, and whether it was killed
 */
export async function launchPostmaster(
  layout: ClusterLayout,
  programs: Programs,
  durable: boolean,
  at?: SocketAddress,
) {
  clearLeftOvers(layout)
  const address = await chooseSocket(layout, at)
  const log = openLog(layout)
  const child = spawn(programIn(programs, 'postgres'), settings(layout, address, durable), {
    ...layout.account,
    cwd: layout.folder,
    env: bareEnvironment(),
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log.handle, log.handle],
  })
  child.unref()
  let over = false
  let killed = false
  child
    .once('error', () => (over = true))
    .once('exit', (_, signal) => {
      over = true
      killed = signal !== null
    })
  while (!over) {
    const found = findPostmaster(layout)
    if (found?.ready && found.pid === child.pid) break
    await pause(10)
  }
  const words = log.close()
  if (over && !at) dropIfEmpty(address)
  return over ? { words, killed } : undefined
}

/** Shuts down fast: running transactions are rolled back, and committed ones are on disk. Resolves when the server is gone. */
export async function stopPostmaster(layout: ClusterLayout, programs: Programs) {
  const found = findPostmaster(layout)
  if (!found) return
  const options = ['stop', '-D', clusterIn(layout).data, '-m', 'fast', '-w', '-t', '60', '-s']
  await execute(programIn(programs, 'pg_ctl'), options, layout.account, layout.folder).catch((error: unknown) => {
    if (findPostmaster(layout)) throw error
  })
  if (process.platform !== 'win32') rmSync(found.host, { recursive: true, force: true })
}

function settings(layout: ClusterLayout, { host, port }: SocketAddress, durable: boolean): string[] {
  const socket = { listen_addresses: '', unix_socket_directories: host, unix_socket_permissions: '0700' }
  const listening = { port: String(port), ...(process.platform === 'win32' ? { listen_addresses: host } : socket) }
  // A killed server loses nothing even without these settings; only a crash of the machine does.
  const speed = durable ? {} : { fsync: 'off', full_page_writes: 'off' }
  // The text and detail of an error quote rows and statements, and a log must contain neither.
  const quiet = { log_min_messages: 'log', log_min_error_statement: 'panic', log_error_verbosity: 'terse' }
  const all = { ...listening, ...speed, ...quiet, timezone: 'UTC', log_timezone: 'UTC', max_connections: '100' }
  return ['-D', clusterIn(layout).data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
