import { setup } from 'xstate'
import { byAmong, type Meta } from '../shared/turn.ts'
import {
  type ChangeRequestEvent,
  type ChangeRequestFacts,
  type ChangeRequestTurn,
  changeRequestParties,
} from './change-request.types.ts'

/** Actions are only named here; the server's `requests.effects.ts` implements them. */
const effect = () => {}

/** `swaps`: its times are exchanged. */
export type ChangeRequestMeta = Meta<ChangeRequestTurn> & { readonly swaps?: true }

export const changeRequestSetup = setup({
  types: {
    context: {} as ChangeRequestFacts,
    events: {} as ChangeRequestEvent,
    input: {} as ChangeRequestFacts,
    meta: {} as ChangeRequestMeta,
  },
  guards: {
    by: byAmong(changeRequestParties),
    isFree: ({ context }) => context.free,
    isCounterable: ({ context }) => context.counterable,
    isOver: ({ context }) => context.over,
  },
  actions: { writeSwaps: effect, keepReason: effect, beginCounter: effect },
})
