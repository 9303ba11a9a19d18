import { setup } from 'xstate'
import { byAmong, type Meta } from '../shared/turn.ts'
import { type RemovalEvent, type RemovalFacts, type RemovalTurn, removalParties } from './removal.types.ts'

export const removalSetup = setup({
  types: {
    context: {} as RemovalFacts,
    events: {} as RemovalEvent,
    input: {} as RemovalFacts,
    meta: {} as Meta<RemovalTurn>,
  },
  guards: {
    by: byAmong(removalParties),
    due: ({ context }) => context.due,
  },
})
