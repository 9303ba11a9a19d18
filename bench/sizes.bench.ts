import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Measured } from './measure.ts'

const line = /^\s+(?<name>\S+)\s+gzip\s+(?<gzip>[\d.]+).*(?:of|over) (?<budget>\d+) kB$/

/** Compares each app's first load and its largest lazy route to their budgets, from the build's own report. */
export const measureSizes = async (): Promise<Measured> => {
  const root = join(import.meta.dirname, '..')
  const { stdout } = spawnSync(process.execPath, ['scripts/budget.mjs'], { cwd: root, encoding: 'utf8' })
  const found = stdout.split('\n').flatMap((text) => {
    const { name = '', gzip, budget } = line.exec(text)?.groups ?? {}
    return gzip && budget ? [{ name, gzip: Number(gzip), budget: Number(budget) }] : []
  })
  const first = found.filter(({ name }) => name === 'login' || name === 'main')
  const lazy = found.filter(({ name }) => !first.some((one) => one.name === name)).slice(0, 1)
  const measures = [
    ...first.map((size) => ({ ...size, what: `first load of ${size.name}, gzip` })),
    ...lazy.map((size) => ({ ...size, what: `largest lazy route (${size.name.split('?')[0]}), gzip` })),
  ]
  return {
    measures: measures.map(({ what, gzip, budget }) => ({
      name: what,
      ours: gzip,
      plain: budget,
      unit: 'kB of a budget',
      ratio: gzip / budget,
    })),
    layers: [],
  }
}
