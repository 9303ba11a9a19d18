import { renameSync, writeFileSync } from 'node:fs'
import { fromEpoch } from '#domain/time.ts'

const hour = 3_600_000

/** Holds the time of the server and its users: it passes by itself, and can be moved forward. */
export type ServerClock = {
  /**
   * Runs an action from its request to its answer. The clock is not moved meanwhile, so that no request is older than a
   * day.
   */
  during<T>(act: () => Promise<T>): Promise<T>
  /**
   * Moves by less than an hour while everything runs. For longer moves the server is killed first, because its current
   * work takes seconds and would seem to have taken days; not so where nothing is at work.
   */
  forward(ms: number, isAtWork?: boolean): Promise<void>
  readonly now: () => string
  /** Returns how many whole days were skipped so far. */
  readonly passed: () => number
}

/**
 * @param file tells the server how far it is ahead
 * @param away kills the server, runs its argument, and resolves once the server is up again
 */
export const serverClockIn = (file: string, away: (run: () => void) => Promise<void>): ServerClock => {
  let ahead = 0
  let moving: Promise<void> | undefined
  const acts = new Set<Promise<unknown>>()
  // The file is replaced atomically, because the server may read it at any moment.
  const write = () => {
    writeFileSync(`${file}.next`, `${ahead}`)
    renameSync(`${file}.next`, file)
  }
  const move = async (ms: number, isAtWork: boolean) => {
    await Promise.allSettled(acts)
    const pass = () => {
      ahead += ms
      write()
    }
    if (ms < hour || !isAtWork) pass()
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
    forward: async (ms, isAtWork = true) => {
      moving = move(ms, isAtWork)
      await moving
      moving = undefined
    },
    now: () => fromEpoch(Date.now() + ahead),
    passed: () => Math.floor(ahead / (24 * hour)),
  }
}
