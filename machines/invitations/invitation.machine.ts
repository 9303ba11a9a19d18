import { and, or, setup } from 'xstate'
import { by, byAmong, type Meta } from '../shared/turn.ts'
import {
  type InvitationEvent,
  type InvitationFacts,
  type InvitationTurn,
  invitationParties,
} from './invitation.types.ts'

/** Actions are only named here; the server implements them. */
const effect = () => {}

/** `bars`: its address is not invited to the same family again for a while. */
export type InvitationMeta = Meta<InvitationTurn> & { readonly bars?: true }

const invitationSetup = setup({
  types: {
    context: {} as InvitationFacts,
    events: {} as InvitationEvent,
    input: {} as InvitationFacts,
    meta: {} as InvitationMeta,
  },
  guards: {
    by: byAmong(invitationParties),
    fits: ({ context }) => context.joinsAt === 'invited',
    isOther: ({ context }) => context.joinsAt === 'other',
    isNotOther: ({ context }) => context.joinsAt !== 'other',
  },
  actions: {
    mailAgain: effect,
    readdress: effect,
    askInviter: effect,
    bindToOther: effect,
    dropOther: effect,
    admit: effect,
  },
})

/**
 * One parent asks the other to join the family, by mail to one address.
 *
 * While it is `sent` the inviter can correct the address, send it again and withdraw it. Invariants: it is accepted at
 * the address to which it was sent and at no other; whoever joins with another address waits until the inviter says
 * that it is theirs; accepting happens once. Deliberately absent: reading the mail, which is nothing that the inviter
 * learns.
 */
export const invitationMachine = invitationSetup.createMachine({
  id: 'invitation',
  context: ({ input }) => input,
  initial: 'sent',
  states: {
    sent: {
      meta: {
        turns: [
          { turn: 'inviter', when: 'isOther' },
          { turn: 'invitee', when: 'isNotOther' },
        ],
        label: 'sent',
        tone: 'waiting',
        due: 'respondBy',
      },
      on: {
        'invitation.correct': { guard: by('inviter'), actions: 'readdress' },
        'invitation.resend': { guard: by('inviter'), actions: 'mailAgain' },
        'invitation.withdraw': { guard: or([by('inviter'), by('system')]), target: 'withdrawn' },
        'invitation.confirm': { guard: and([by('inviter'), 'isOther']), actions: 'bindToOther' },
        'invitation.refuse': { guard: and([by('inviter'), 'isOther']), actions: 'dropOther' },
        'invitation.ask': { guard: and([by('invitee'), 'isOther']), actions: 'askInviter' },
        'invitation.accept': { guard: and([by('invitee'), 'fits']), target: 'accepted', actions: 'admit' },
        'invitation.decline': { guard: by('invitee'), target: 'declined' },
        'invitation.expire': { guard: by('system'), target: 'expired' },
      },
    },
    accepted: { type: 'final', meta: { turns: ['nobody'], label: 'accepted', tone: 'done' } },
    expired: { type: 'final', meta: { turns: ['nobody'], label: 'expired', tone: 'problem' } },
    withdrawn: { type: 'final', meta: { turns: ['nobody'], label: 'withdrawn', tone: 'waiting' } },
    declined: { type: 'final', meta: { turns: ['nobody'], label: 'declined', tone: 'problem', bars: true } },
  },
})
