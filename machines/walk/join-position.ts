import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { joinMachine } from '../join/join.machine.ts'
import { type JoinContext, type JoinQuestion, type JoinStand, joinQuestions } from '../join/join.types.ts'
import { leafOf } from '../shared/decide.ts'
import { moveOf } from './chart-walk.ts'
import type { Move, PathEvent } from './walk.ts'

export const chart = { machine: joinMachine, begins: [], steps: [], people: {} }

/** Says what became of the registration since this page saw it. */
export type Meanwhile = 'answered' | 'completed' | 'expired' | null

export type Position = {
  readonly at: AnyMachineSnapshot
  /** The registration as the server has it. */
  readonly stand: JoinStand
  readonly meanwhile: Meanwhile
  /** The inviter was asked for a word about another address. */
  readonly asked: boolean
  /** The invitation is bound to this address; the inviter's word binds it to the other one. */
  readonly bound: 'invited' | 'other'
}

export const contextOf = ({ at }: Position): JoinContext => at.context
export const placeOf = ({ at }: Position): string => leafOf(at.value)
export const questionAt = (place: Position): JoinQuestion | undefined =>
  joinQuestions.find((question) => placeOf(place) === `${question}.asking`)

export const arrived = (place: string, output?: unknown) => ({ type: `xstate.done.actor.0.join.${place}`, output })
export const failed = (place: string, error: unknown) => ({ type: `xstate.error.actor.0.join.${place}`, error })
export const lost = (place: string) => failed(place, 'no answer')

export const none: JoinStand = { progress: 'none', invited: false, admitted: true }
export const next = { type: 'join.next' }

/** Combines several events of one press into one move. */
export const move = (
  place: Position,
  pathEvent: PathEvent,
  events: readonly EventObject[],
  after: Partial<Position> = {},
): Move<Position>[] => {
  let { at } = place
  const covers: string[] = []
  for (const event of events) {
    const taken = moveOf(chart, at, { event })
    if (!taken) return []
    at = taken.at
    covers.push(...taken.covers)
  }
  return [{ event: { who: 'joiner', ...pathEvent }, at: { ...place, ...after, at }, covers }]
}

/** The registration after an answer was stored. A corrected address or name asks for the password again. */
export const storedAfter = (stand: JoinStand, question: JoinQuestion): JoinStand => {
  const { progress, invited } = stand
  if (question === 'coparent') return { ...stand, progress: 'completed' }
  if (question === 'security') return { ...stand, progress: 'secured' }
  if (question === 'start' && progress === 'none') return { ...stand, progress: 'begun' }
  if (question === 'start' && progress === 'secured') return { ...stand, progress: 'childrenKnown' }
  if (question === 'parent' && progress === 'begun')
    return { ...stand, progress: invited ? 'childrenKnown' : 'parentKnown' }
  if (question === 'children' && progress === 'parentKnown') return { ...stand, progress: 'childrenKnown' }
  return stand
}
