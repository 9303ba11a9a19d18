import { setup } from 'xstate'
import { by, byAmong, type Meta } from '../shared/turn.ts'
import { type AccessEvent, type AccessTurn, accessParties } from './access.types.ts'

const accessSetup = setup({
  types: { events: {} as AccessEvent, meta: {} as Meta<AccessTurn> },
  guards: { by: byAmong(accessParties) },
})

/**
 * An access lets one professional look as one parent of a family. A professional of both parents has two.
 *
 * While it is `active` the professional sees what the parent sees, and the parent sees that the professional is there.
 * Invariant: `removed` is final and takes effect with the next request; a returning professional gets a new access.
 */
export const accessMachine = accessSetup.createMachine({
  id: 'access',
  initial: 'active',
  states: {
    active: {
      meta: { turns: ['nobody'], label: 'active', tone: 'done' },
      on: { 'access.remove': { guard: by('parent'), target: 'removed' } },
    },
    removed: { type: 'final', meta: { turns: ['nobody'], label: 'removed', tone: 'waiting' } },
  },
})
