import { randomUUID } from 'node:crypto'
import type { ChangeNotice } from './notice.ts'

/** So many changes, of all families, can be told again to browsers that were not listening. */
const kept = 2000

export type Heard = { readonly change: ChangeNotice; readonly position: string }

/**
 * Counts the changes that this process heard from all processes; a position is such a count. PostgreSQL delivers the
 * notice of a change only when every new snapshot contains the change, and in the order of the commits. An answer whose
 * reading begins after a position was taken therefore contains every change up to it, and what it may lack, however long
 * its transaction has been running, is counted later.
 */
export const countHeard = () => {
  let run = randomUUID()
  let count = 0
  let recent: ChangeNotice[] = []
  const positionAt = (at: number) => `${run}.${at}`
  return {
    position: (): string => positionAt(count),
    add(change: ChangeNotice): Heard {
      count += 1
      recent.push(change)
      if (recent.length > kept) recent.shift()
      return { change, position: positionAt(count) }
    },
    /** Lists the changes after a position; null when not all are known, or another process or an earlier start gave it. */
    after(position: string | undefined): readonly Heard[] | null {
      const since = position?.startsWith(`${run}.`) ? Number(position.slice(run.length + 1)) : Number.NaN
      const first = count - recent.length
      if (!(since >= first && since <= count)) return null
      return recent.slice(since - first).map((change, index) => ({ change, position: positionAt(since + index + 1) }))
    },
    /** Makes all positions given before unknown, because some changes were not heard. */
    lose(): void {
      run = randomUUID()
      count = 0
      recent = []
    },
  }
}
