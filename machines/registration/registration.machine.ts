import { and } from 'xstate'
import { by } from '../shared/turn.ts'
import { registrationSetup } from './registration.setup.ts'

const joiner = by('joiner')
const correct = { guard: joiner, actions: 'keepStart' } as const
const keepParent = { guard: joiner, actions: 'keepParent' } as const
const keepChildren = { guard: and([joiner, 'isFounding']), actions: 'keepChildren' } as const
const expire = { guard: by('system'), target: 'expired', actions: 'eraseAnswers' } as const

/**
 * The questions that a person answers before they have an account: who they are, their details, their children, username
 * and password, and the other parent. Each is stored when it is answered, so any device can go on.
 *
 * Invariants: there is no account, family or membership before `completed`; a password was checked against the present
 * name and address, so a change of those asks for it again; whoever follows an invitation with another address than the
 * invited one needs the inviter's word. Deliberately absent: giving up, because a registration that is left expires.
 */
export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  context: ({ input }) => input,
  initial: 'begun',
  states: {
    begun: {
      meta: { turns: ['joiner'], label: 'begun', tone: 'attention', next: 'parent' },
      on: {
        'registration.correct': correct,
        'registration.giveParent': [
          { guard: and([joiner, 'isInvited']), target: 'childrenKnown', actions: 'keepParent' },
          { guard: joiner, target: 'parentKnown', actions: 'keepParent' },
        ],
        'registration.expire': expire,
      },
    },
    parentKnown: {
      meta: { turns: ['joiner'], label: 'parentKnown', tone: 'attention', next: 'children' },
      on: {
        'registration.correct': correct,
        'registration.giveParent': keepParent,
        'registration.giveChildren': {
          guard: and([joiner, 'isFounding']),
          target: 'childrenKnown',
          actions: 'keepChildren',
        },
        'registration.expire': expire,
      },
    },
    childrenKnown: {
      meta: { turns: ['joiner'], label: 'childrenKnown', tone: 'attention', next: 'security' },
      on: {
        'registration.correct': correct,
        'registration.giveParent': keepParent,
        'registration.giveChildren': keepChildren,
        'registration.giveCredentials': { guard: joiner, target: 'secured', actions: 'keepCredentials' },
        'registration.expire': expire,
      },
    },
    secured: {
      meta: {
        turns: [{ turn: 'joiner', when: 'isAdmitted' }],
        label: 'secured',
        tone: 'attention',
        next: 'coparent',
      },
      on: {
        'registration.correct': { guard: joiner, target: 'childrenKnown', actions: ['keepStart', 'dropCredentials'] },
        'registration.giveParent': keepParent,
        'registration.giveChildren': keepChildren,
        'registration.giveCredentials': { guard: joiner, actions: 'keepCredentials' },
        'registration.ask': { guard: and([joiner, 'isNotAdmitted']), actions: 'askInviter' },
        'registration.complete': {
          guard: and([joiner, 'isAdmitted']),
          target: 'completed',
          actions: ['createAccount', 'eraseAnswers'],
        },
        'registration.expire': expire,
      },
    },
    completed: { type: 'final', meta: { turns: ['nobody'], label: 'completed', tone: 'done', next: null } },
    expired: { type: 'final', meta: { turns: ['nobody'], label: 'expired', tone: 'problem', next: null } },
  },
})
