import { dayNumberOf } from '../time.ts'
import type { Because, Block } from './answer.ts'
import { epochOn, type Surroundings, type Timing, timingOf } from './moments.ts'
import type { Handover, Schedule } from './plan.ts'

/** A change of the cycle, prepared once. */
type Turn = {
  readonly day: number
  readonly timing: Timing
  readonly parent: string
  readonly handover: Handover
  readonly because: Because
}
export type PreparedCycle = { readonly anchor: number; readonly length: number; readonly turns: readonly Turn[] }

export function prepareCycle({ id, parents, startsOn, cycle }: Schedule): PreparedCycle {
  const turns = cycle.changes.map(
    ({ day, to, handover }): Turn => ({
      day,
      timing: timingOf(handover),
      parent: parents[to],
      handover,
      because: { layer: 'rotation', scheduleId: id, day: day + 1, weekend: null },
    }),
  )
  const inOrder = turns.toSorted((one, other) => one.day - other.day || one.timing.minute - other.timing.minute)
  const isOneParents = inOrder.every(({ parent }) => parent === inOrder[0]?.parent)
  return {
    anchor: dayNumberOf(startsOn) - cycle.beginsOn,
    length: cycle.length,
    // A cycle of one parent has no beginning, so that each of its changes would be as good a reason as the next.
    turns: isOneParents ? inOrder.slice(0, 1) : inOrder,
  }
}

/** Returns who has the child by the cycle alone, without a gap from `from` to `until`. */
export function cycleBlocks(around: Surroundings, cycle: PreparedCycle, from: number, until: number): Block[] {
  const { epochs, turns } = momentsOf(around, cycle, from, until)
  const blocks: Block[] = []
  let current = turns[0]
  let start = from
  // Nothing is handed over where the range begins, unless a change falls on that very instant.
  let begins: Handover | null = null
  for (let index = 1; index < turns.length; index += 1) {
    const epoch = epochs[index] ?? until
    const turn = turns[index]
    if (!current || !turn || turn.parent === current.parent) continue
    if (epoch > start) {
      blocks.push({ parent: current.parent, because: current.because, from: start, until: epoch, begins, ends: null })
      start = epoch
    }
    current = turn
    begins = epoch === start ? turn.handover : null
  }
  if (current && start < until)
    blocks.push({ parent: current.parent, because: current.because, from: start, until, begins, ends: null })
  return blocks
}

/** Returns the changes before `until` in order, from a whole cycle before `from` on, which begins what holds then. */
function momentsOf(around: Surroundings, { anchor, length, turns }: PreparedCycle, from: number, until: number) {
  const epochs: number[] = []
  const found: Turn[] = []
  const lastDay = around.clock.dayAt(until)
  const firstCycle = Math.floor((around.clock.dayAt(from) - anchor) / length) - 1
  for (let start = anchor + firstCycle * length; start <= lastDay; start += length)
    for (const turn of turns) {
      const epoch = epochOn(around, start + turn.day, turn.timing)
      if (epoch < until) insertInOrder(epochs, found, epoch, turn)
    }
  return { epochs, turns: found }
}

/** Two changes of one day may trade places: on a day without school, or where clocks skip the first one's time. */
function insertInOrder(epochs: number[], turns: Turn[], epoch: number, turn: Turn) {
  let at = epochs.length
  while (at > 0 && (epochs[at - 1] ?? 0) > epoch) at -= 1
  if (at === epochs.length) {
    epochs.push(epoch)
    turns.push(turn)
    return
  }
  epochs.splice(at, 0, epoch)
  turns.splice(at, 0, turn)
}
