import { setup } from 'xstate'
import { byAmong, type Meta } from '../shared/turn.ts'
import { type RecoveryEvent, type RecoveryFacts, type RecoveryTurn, recoveryParties } from './recovery.types.ts'

export const recoverySetup = setup({
  types: {
    context: {} as RecoveryFacts,
    events: {} as RecoveryEvent,
    input: {} as RecoveryFacts,
    meta: {} as Meta<RecoveryTurn>,
  },
  guards: {
    by: byAmong(recoveryParties),
    hasLink: ({ context }) => context.kind !== 'username',
    inTime: ({ context }) => context.inTime,
  },
})
