import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'

export type MachineState = { readonly load: number; readonly slowness: number }

/** Says what else the machine does, and how many times slower it is at the moment than when it is quiet, from 1 to 2. */
export const machineState = (): MachineState => {
  const [load = Number.NaN] = loadavg()
  const script = join(import.meta.dirname, '../.ci/machine-speed.mjs')
  return { load, slowness: Number(execFileSync(process.execPath, [script], { encoding: 'utf8' })) }
}

/** Describes the machine as it was before and after the measures of one table. */
export const machineText = (states: readonly MachineState[]): string => {
  const between = (numbers: readonly number[]) => numbers.map((one) => one.toFixed(1)).join(' to ')
  const load = between(states.map((state) => state.load))
  const slowness = between(states.map((state) => state.slowness))
  const model = cpus()[0]?.model ?? 'unknown'
  return `${model}, ${cpus().length} cores, load ${load}, ${slowness} times as slow as quiet, Node ${process.versions.node}`
}
