import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '#server/seed/random.ts'
import { type FaultCounts, faultsFor, injectFaults } from './faults.ts'
import type { MovedServer } from './moved-server.ts'

/** Counts what the server acknowledged, and prints how far a run is. */
export const progressOf = (events: number, refusals: () => number) => {
  let count = 0
  return {
    acknowledged: (added: number): void => {
      count = added
      if (added % Math.max(50, Math.round(events / 10)) === 0)
        console.log(`  ${added} acknowledged, ${refusals()} refused`)
    },
    count: () => count,
  }
}

type Played = {
  readonly events: number
  readonly kills: number
  readonly random: Random
  /** Returns how many events the server has acknowledged. */
  readonly count: () => number
  /** One for each device. Each is repeated until the run is over. */
  readonly acts: readonly (() => Promise<unknown>)[]
  /** Lets days pass until `going` says no. */
  readonly pass: (going: () => boolean) => Promise<void>
}

/** Runs all devices at once while days pass and faults are injected, until there are enough events and no fault is left. */
export const playWithFaults = async (
  { server, clock }: MovedServer,
  { events, kills, random, count, acts, pass }: Played,
): Promise<{ readonly seconds: number; readonly faults: FaultCounts }> => {
  const begun = performance.now()
  let happening = true
  const going = () => count() < events || happening
  const reached = async (place: number) => {
    while (count() < place) await pause(5)
  }
  const faults = injectFaults(server, faultsFor(random, events, kills), random.fork('moments'), reached, clock.now)
  const running = acts.map(async (act) => {
    while (going()) await clock.during(act)
  })
  const ended = faults.finally(() => {
    happening = false
  })
  await Promise.all([ended, pass(going), ...running])
  return { seconds: (performance.now() - begun) / 1000, faults: await faults }
}
