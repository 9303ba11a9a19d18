import { and, setup } from 'xstate'
import { by, byAmong, type Meta } from '../shared/turn.ts'
import {
  type SchoolBreakEvent,
  type SchoolBreakFacts,
  type SchoolBreakTurn,
  schoolBreakParties,
} from './school-break.types.ts'

/** `counts`: on its days named exchange times take their other time. */
export type SchoolBreakMeta = Meta<SchoolBreakTurn> & { readonly counts?: true }

const schoolBreakSetup = setup({
  types: {
    context: {} as SchoolBreakFacts,
    events: {} as SchoolBreakEvent,
    input: {} as SchoolBreakFacts,
    meta: {} as SchoolBreakMeta,
  },
  guards: { by: byAmong(schoolBreakParties), hasNotBegun: ({ context }) => !context.begun },
})

/**
 * Says that some children have no school on a day, or from one day to another.
 *
 * School sets these days and no parent does, so both may list them and either may remove one that was listed wrongly.
 * Invariants: it lies ahead when it is listed, and nothing changes it once its first day has begun, so an exchange that has
 * passed keeps its time. Deliberately absent: an edit, because a day that moved is another day; and an answer of the other
 * parent, who removes what is wrong.
 */
export const schoolBreakMachine = schoolBreakSetup.createMachine({
  id: 'schoolBreak',
  context: ({ input }) => input,
  initial: 'listed',
  states: {
    listed: {
      meta: { turns: ['nobody'], label: 'listed', tone: 'done', counts: true },
      on: { 'schoolBreak.remove': { guard: and([by('parent'), 'hasNotBegun']), target: 'removed' } },
    },
    removed: { type: 'final', meta: { turns: ['nobody'], label: 'removed', tone: 'waiting' } },
  },
})
