import { setup } from 'xstate'
import { by, byAmong, type Meta } from '../shared/turn.ts'
import {
  type FamilyHoldEvent,
  type FamilyHoldFacts,
  type FamilyHoldTurn,
  familyHoldParties,
} from './family-hold.types.ts'

/** `readOnly`: the family can be read and exported, and nothing else. */
export type FamilyHoldMeta = Meta<FamilyHoldTurn> & { readonly readOnly?: true }

const familyHoldSetup = setup({
  types: {
    context: {} as FamilyHoldFacts,
    events: {} as FamilyHoldEvent,
    input: {} as FamilyHoldFacts,
    meta: {} as FamilyHoldMeta,
  },
  guards: { by: byAmong(familyHoldParties) },
})

/**
 * A family that can only be read, because somebody says that another person joined as them, or because an administrator
 * says so.
 *
 * It is `held` until an administrator releases it. Invariants: nothing is taken from the record, and reading and
 * exporting go on. Deliberately absent: a release by a parent, who may be the one who made the other up.
 */
export const familyHoldMachine = familyHoldSetup.createMachine({
  id: 'familyHold',
  context: ({ input }) => input,
  initial: 'held',
  states: {
    held: {
      meta: { turns: ['administrator'], label: 'held', tone: 'problem', readOnly: true },
      on: { 'familyHold.release': { guard: by('administrator'), target: 'released' } },
    },
    released: { type: 'final', meta: { turns: ['nobody'], label: 'released', tone: 'done' } },
  },
})
