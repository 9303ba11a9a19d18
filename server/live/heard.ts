import { randomUUID } from 'node:crypto'
import type { ChangeNotice } from './notice.ts'

/** So many changes can be told again to a browser that was not listening. */
const kept = 500

/**
 * Counts the changes that this process heard from all processes. A position is such a count. What an answer is made of
 * was read after the position it names, so it misses none of the changes up to there.
 */
export const countHeard = () => {
  let begun = randomUUID()
  let count = 0
  let recent: ChangeNotice[] = []
  return {
    position: (): string => `${begun}.${count}`,
    add(change: ChangeNotice): void {
      count += 1
      recent = [...recent.slice(1 - kept), change]
    },
    /** Returns the changes after a position; null when they are not all known: another process or an earlier start gave it. */
    after(position: string | undefined): readonly ChangeNotice[] | null {
      const [, since] = position?.startsWith(`${begun}.`) ? position.split('.') : []
      const missed = count - Number(since ?? Number.NaN)
      if (!(missed >= 0 && missed <= recent.length)) return null
      return missed === 0 ? [] : recent.slice(-missed)
    },
    /** Some changes were not heard, so no position given before has a meaning any more. */
    lose(): void {
      begun = randomUUID()
      count = 0
      recent = []
    },
  }
}
