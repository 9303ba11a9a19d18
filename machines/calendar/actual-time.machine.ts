import { setup } from 'xstate'
import { claimStates } from '../claim/claim.states.ts'
import { type ClaimEvent, type ClaimMeta, claimParties } from '../claim/claim.types.ts'
import { type By, byAmong } from '../shared/turn.ts'

export type ActualTimeEvent = { readonly by: By } & ClaimEvent<'actualTime'>
/** Both parents said that a time was so; reports count it as what really happened. */
export type ActualTimeMeta = ClaimMeta

/** Actions are only named here; the server implements them. */
const effect = () => {}

const actualTimeSetup = setup({
  types: { events: {} as ActualTimeEvent, meta: {} as ActualTimeMeta },
  guards: { by: byAmong(claimParties) },
  actions: { count: effect, keepReason: effect },
})

/**
 * Says with whom some children really were in a time that has passed.
 *
 * It is one parent's claim until the other confirms it, and from then on reports count it beside what was scheduled and
 * agreed. Invariants: it changes no plan, and what one parent says alone counts for nothing. Deliberately absent: an
 * edit and a way back from an answer. Whoever was mistaken records it anew, and of two that both parents confirmed the
 * later answer counts.
 */
export const actualTimeMachine = actualTimeSetup.createMachine({
  id: 'actualTime',
  initial: 'recorded',
  states: {
    ...claimStates('actualTime', { confirmed: 'confirmed', onConfirm: 'count', onDispute: 'keepReason' }),
    confirmed: { type: 'final', meta: { turns: ['nobody'], label: 'confirmed', tone: 'done', agreed: 'ended' } },
  },
})
