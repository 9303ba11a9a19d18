import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Connection } from '#server/db/embedded/cluster.ts'
import { median } from '../measure.ts'

const root = join(import.meta.dirname, '../..')

/** Describes a whole run of a command: its processor time in milliseconds, and its most memory in megabytes. */
export type Taken = { readonly processor: number; readonly memory: number }

const printsUsage = `process.on('exit', () => {
  const { user, system } = process.cpuUsage()
  console.error(JSON.stringify({ processor: (user + system) / 1000, memory: process.resourceUsage().maxRSS / 1024 }))
})`

/** Runs a script of package.json as `npm run` does, in a process of its own. */
const take = (script: 'db' | 'verify', args: readonly string[], env: Readonly<Record<string, string>> = {}): Taken => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const [, ...program] = (scripts[script] ?? '').split(' ')
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(printsUsage)}`, ...program, ...args],
    { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } },
  )
  if (status !== 0) throw new Error(`npm run ${script} found what does not hold: ${stderr}`)
  return JSON.parse(stderr.trim().split('\n').at(-1) ?? '')
}

/** Repeats a command after a first time that fills the compile cache. */
const takeThrice = (...command: Parameters<typeof take>): Taken => {
  take(...command)
  const taken = [take(...command), take(...command), take(...command)]
  return {
    processor: median(taken.map(({ processor }) => processor)),
    memory: Math.max(...taken.map(({ memory }) => memory)),
  }
}

/** Verifies a database as its operator does. */
export const verifyingDatabase = ({ host, port, user, password, database }: Connection, dataDir: string): Taken => {
  const query = new URLSearchParams({ host, port: String(port) })
  const url = `postgresql://${user}:${encodeURIComponent(password)}@localhost/${database}?${query}`
  return takeThrice('db', ['verify'], { DATABASE_URL: url, DATA_DIR: dataDir })
}

/** Checks an exported file as anybody does. */
export const verifyingFile = (text: string, publicPem: string): Taken => {
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-verify-'))
  const [file, key] = [join(folder, 'record.json'), join(folder, 'key.pem')]
  writeFileSync(file, text)
  writeFileSync(key, publicPem)
  const taken = takeThrice('verify', [file, '--key', key])
  rmSync(folder, { recursive: true })
  return taken
}
