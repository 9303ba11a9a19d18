import { renameSync, writeFileSync } from 'node:fs'
import { fromEpoch } from '#domain/time.ts'

const hour = 3_600_000

/** Time, as the server and whoever presses a button there have it: it goes on by itself, and forward where it is told to. */
export type ServerClock = {
  /** Something that a person does, from the press to its answer: no day passes meanwhile, so that no press is older than a day. */
  during<T>(act: () => Promise<T>): Promise<T>
  /**
   * Less than an hour passes while everything goes on. Longer, and the server is killed and has it pass while it is away: what it
   * is at takes seconds, and would seem to have taken days.
   */
  forward(ms: number): Promise<void>
  readonly now: () => string
  /** How many whole days were skipped so far. */
  readonly passed: () => number
}

/**
 * @param file where the server reads by how much it is ahead
 * @param away kills the server, lets something happen, and resolves once it is up again
 */
export const serverClockIn = (file: string, away: (run: () => void) => Promise<void>): ServerClock => {
  let ahead = 0
  let moving: Promise<void> | undefined
  const acts = new Set<Promise<unknown>>()
  // Whole at every moment, for a server that reads it just then.
  const write = () => {
    writeFileSync(`${file}.next`, `${ahead}`)
    renameSync(`${file}.next`, file)
  }
  const move = async (ms: number) => {
    await Promise.allSettled(acts)
    const pass = () => {
      ahead += ms
      write()
    }
    if (ms < hour) pass()
    else await away(pass)
  }
  write()
  return {
    during: async (act) => {
      while (moving !== undefined) await moving
      const doing = act()
      acts.add(doing)
      return doing.finally(() => acts.delete(doing))
    },
    forward: async (ms) => {
      moving = move(ms)
      await moving
      moving = undefined
    },
    now: () => fromEpoch(Date.now() + ahead),
    passed: () => Math.floor(ahead / (24 * hour)),
  }
}
