import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '#server/clock.ts'
import type { Random } from '#server/seed/random.ts'
import { openStored } from './stored.ts'
import type { SupervisedServer } from './supervised-server.ts'

/**
 * Describes a fault, which is injected after `at` acknowledged events. `stop` is an orderly stop with a checkpoint
 * before the next start.
 */
export type Fault = { readonly at: number; readonly what: 'server' | 'whole' | 'one' | 'both' | 'stop' }

/** Counts the injected faults; `stopped` is the exit code of the orderly stop. */
export type FaultCounts = { server: number; database: number; stopped: number | null }

/** Plans `kills` of the server and as many of the database at random points, some of both at once. */
export const faultsFor = (random: Random, events: number, kills: number): Fault[] => {
  const both = Math.floor(kills / 5)
  const place = () => random.between(Math.ceil(events * 0.03), Math.floor(events * 0.97))
  const some = (count: number, what: () => Fault['what']) =>
    Array.from({ length: count }, () => ({ at: place(), what: what() }))
  return [
    ...some(kills - both, () => 'server'),
    ...some(kills - both, () => (random.chance(0.6) ? 'whole' : 'one')),
    ...some(both, () => 'both'),
    { at: Math.floor(events / 2), what: 'stop' } as const,
  ].toSorted((a, b) => a.at - b.at)
}

/** Repeats until it succeeds, because a process that is just being restarted cannot be killed yet. */
const retryUntilDone = async (kill: () => boolean): Promise<void> => {
  while (!kill()) await pause(20)
}

const inject = async (server: SupervisedServer, what: Fault['what'], done: FaultCounts): Promise<void> => {
  if (what !== 'server') {
    await retryUntilDone(() => server.killDatabase(what === 'one' ? 'one' : 'whole'))
    done.database += 1
  }
  if (what === 'server' || what === 'both') {
    await retryUntilDone(server.killServer)
    done.server += 1
  }
}

/** Restarts in the middle of the run, so that a checkpoint of that state is compared with the end. */
const restartOrderly = async (server: SupervisedServer, now: () => string): Promise<number | null> => {
  await server.up()
  const code = await server.stop()
  const stored = await openStored(server.dataDir)
  await stored.sign(now())
  await stored.close()
  await server.start()
  return code
}

/**
 * Injects each fault once its point is reached, at a random moment of a request.
 * @param now is the server's time, at which a stopped server's log is signed
 */
export const injectFaults = async (
  server: SupervisedServer,
  faults: readonly Fault[],
  random: Random,
  reached: (count: number) => Promise<void>,
  now: () => string = systemClock.now,
): Promise<FaultCounts> => {
  const done: FaultCounts = { server: 0, database: 0, stopped: null }
  for (const { at, what } of faults) {
    await reached(at)
    await pause(random.between(0, 60))
    if (what === 'stop') done.stopped = await restartOrderly(server, now)
    else await inject(server, what, done)
  }
  return done
}
