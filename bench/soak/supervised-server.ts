import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#server/listen.ts'
import { databaseFolder, databaseProcesses } from '../database-processes.ts'

/** The server with its database as people run it, restarted by a supervisor whenever it dies. */
export type SupervisedServer = {
  readonly origin: string
  readonly dataDir: string
  readonly log: string
  /** Stops it as Ctrl-C would and resolves with its exit code. It stays down until `start`. */
  stop(): Promise<number | null>
  start(): Promise<void>
  /** Resolves once the server and its database answer. */
  up(): Promise<void>
  /**
   * Sends kill -9. The supervisor starts it again, after running `between` if given. Returns false when it was not up.
   */
  killServer(between?: () => void): boolean
  /** Sends kill -9 to the whole database at once, or to one of its processes, which makes it recover by itself. */
  killDatabase(how: 'whole' | 'one'): boolean
  readonly starts: () => number
  /**
   * Exit codes of a running server that nobody killed or stopped. A start may legitimately give up while its database
   * is down.
   */
  readonly diedByItself: () => readonly (number | null)[]
}

const root = join(import.meta.dirname, '../..')

const kill = (pid: number): boolean => {
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    return false
  }
}

const answers = (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * @param folder holds its data and its log
 * @param program is run as the server, with its arguments
 * @param settings are further variables of its environment
 */
export const superviseServer = async (
  folder: string,
  pick: (from: readonly number[]) => number | undefined,
  program: readonly string[] = ['server/main.ts'],
  settings: Readonly<Record<string, string>> = {},
): Promise<SupervisedServer> => {
  const dataDir = join(folder, 'data')
  const log = join(folder, 'server.log')
  mkdirSync(dataDir, { recursive: true })
  const port = await freePort('127.0.0.1')
  const origin = `http://127.0.0.1:${port}`
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', DEMO: 'small', ...settings }
  let starts = 0
  let wanted = false
  const diedByItself: (number | null)[] = []
  let running: { readonly pid: number; readonly exit: Promise<number | null>; killed: boolean } | undefined
  let whileAway: (() => void) | undefined

  const launch = () => {
    const handle = openSync(log, 'a')
    const before = statSync(log).size
    const wasUp = () => readFileSync(log).subarray(before).includes('Evenhand is running')
    const child = spawn(process.execPath, program, { cwd: root, env, stdio: ['ignore', handle, handle] })
    closeSync(handle)
    starts += 1
    const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
    const own = { pid: child.pid ?? 0, exit, killed: false }
    running = own
    void exit.then((code) => {
      running = undefined
      if (wanted && !own.killed && wasUp()) diedByItself.push(code)
      whileAway?.()
      whileAway = undefined
      if (wanted) launch()
    })
  }
  const up = async () => {
    const until = Date.now() + 240_000
    while (!(await answers(origin))) {
      if (Date.now() > until) throw new Error(`the server does not answer; it wrote ${log}`)
      await pause(50)
    }
  }
  return {
    origin,
    dataDir,
    log,
    up,
    start: async () => {
      wanted = true
      launch()
      await up()
    },
    starts: () => starts,
    diedByItself: () => diedByItself,
    stop: async () => {
      wanted = false
      const last = running
      if (!last) return null
      process.kill(last.pid, 'SIGTERM')
      return last.exit
    },
    killServer: (between) => {
      if (!running || running.killed) return false
      running.killed = true
      whileAway = between
      return kill(running.pid)
    },
    killDatabase: (how) => {
      const [postmaster, ...children] = databaseProcesses(dataDir)
      if (postmaster === undefined) return false
      if (how === 'whole') return [postmaster, ...children].map(kill).some(Boolean)
      return kill(pick(children) ?? postmaster)
    },
  }
}

/** Removes the server's data, including a database that root keeps elsewhere. */
export const removeServerData = (folder: string): void => {
  const database = databaseFolder(join(folder, 'data'))
  if (/^\/var\/lib\/evenhand\/[0-9a-f]{16}$/.test(database)) rmSync(database, { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
}
