import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns where the data folder's PostgreSQL lives, which is elsewhere when root started it. */
export const databaseFolder = (dataDir: string): string => {
  const note = join(dataDir, 'database-location')
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : join(dataDir, 'postgres')
}

type Process = { readonly pid: number; readonly parent: number; readonly program: string }

const processes = (): Process[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, parent, program = '']) => ({ pid: Number(pid), parent: Number(parent), program }))

/** Returns the postmaster of this data folder and its children; empty when there is none. */
export const databaseProcesses = (dataDir: string): number[] => {
  const file = join(databaseFolder(dataDir), 'cluster/data/postmaster.pid')
  if (!existsSync(file)) return []
  const named = Number(readFileSync(file, 'utf8').split('\n', 1)[0])
  const all = processes()
  // After a killed server, its process id may belong to another program.
  const postmaster = all.find(({ pid, program }) => pid === named && program.includes('postgres'))
  if (!postmaster) return []
  return [postmaster, ...all.filter(({ parent }) => parent === postmaster.pid)].map(({ pid }) => pid)
}

const ticksPerSecond = 100

/** Returns microseconds of processor time that a process has used, with or without its ended children; NaN without /proc. */
export const processCpu = (pid: number, withChildren = false): number => {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return Number.NaN
  const fields = readFileSync(file, 'latin1')
    .replace(/^.*\) /, '')
    .split(' ')
    .map(Number)
  const ticks = fields.slice(11, withChildren ? 15 : 13).reduce((sum, field) => sum + field, 0)
  return (ticks / ticksPerSecond) * 1_000_000
}

/** Returns microseconds of processor time that the database has used, including ended children; NaN without /proc. */
export const databaseCpu = (dataDir: string): number =>
  databaseProcesses(dataDir).reduce((sum, pid, at) => sum + processCpu(pid, at === 0), 0)
