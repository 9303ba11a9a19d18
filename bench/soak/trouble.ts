import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '#server/seed/random.ts'
import type { House } from './house.ts'
import { openStored } from './stored.ts'

/** What goes wrong, and after how many acknowledged events. `stop`: an orderly one, with a checkpoint before the next start. */
export type Mishap = { readonly at: number; readonly what: 'server' | 'whole' | 'one' | 'both' | 'stop' }

/** What was done, and the exit code of the orderly stop. */
export type Trouble = { server: number; database: number; stopped: number | null }

/** `kills` of the server and as many of the database, at random places of the run; some of both at once. */
export const mishapsFor = (random: Random, events: number, kills: number): Mishap[] => {
  const both = Math.floor(kills / 5)
  const place = () => random.between(Math.ceil(events * 0.03), Math.floor(events * 0.97))
  const some = (count: number, what: () => Mishap['what']) =>
    Array.from({ length: count }, () => ({ at: place(), what: what() }))
  return [
    ...some(kills - both, () => 'server'),
    ...some(kills - both, () => (random.chance(0.6) ? 'whole' : 'one')),
    ...some(both, () => 'both'),
    { at: Math.floor(events / 2), what: 'stop' } as const,
  ].toSorted((a, b) => a.at - b.at)
}

/** Until it is done: what is being started again just now cannot be killed yet. */
const insist = async (kill: () => boolean): Promise<void> => {
  while (!kill()) await pause(20)
}

const strike = async (house: House, what: Mishap['what'], done: Trouble): Promise<void> => {
  if (what !== 'server') {
    await insist(() => house.killDatabase(what === 'one' ? 'one' : 'whole'))
    done.database += 1
  }
  if (what === 'server' || what === 'both') {
    await insist(house.killServer)
    done.server += 1
  }
}

/** In the middle of everything, so that a checkpoint of the half-way state is held against the end. */
const stopAndGoOn = async (house: House): Promise<number | null> => {
  await house.up()
  const code = await house.stop()
  const stored = await openStored(house.dataDir)
  await stored.checkpoint()
  await stored.close()
  await house.start()
  return code
}

/** Lets each mishap happen once its place is reached, at no particular moment of a request. */
export const letHappen = async (
  house: House,
  mishaps: readonly Mishap[],
  random: Random,
  reached: (count: number) => Promise<void>,
): Promise<Trouble> => {
  const done: Trouble = { server: 0, database: 0, stopped: null }
  for (const { at, what } of mishaps) {
    await reached(at)
    await pause(random.between(0, 60))
    if (what === 'stop') done.stopped = await stopAndGoOn(house)
    else await strike(house, what, done)
  }
  return done
}
