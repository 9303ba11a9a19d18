import { and, setup } from 'xstate'
import { by, byAmong, type Meta } from '../shared/turn.ts'
import {
  type LinkedAccountEvent,
  type LinkedAccountFacts,
  type LinkedAccountTurn,
  linkedAccountParties,
} from './linked-account.types.ts'

/** Actions are only named here; the server implements them. */
const effect = () => {}

const linkedAccountSetup = setup({
  types: {
    context: {} as LinkedAccountFacts,
    events: {} as LinkedAccountEvent,
    input: {} as LinkedAccountFacts,
    meta: {} as Meta<LinkedAccountTurn>,
  },
  guards: {
    by: byAmong(linkedAccountParties),
    codeInTime: ({ context }) => context.codeInTime,
    resettable: ({ context }) => context.resettable,
  },
  actions: {
    giveCode: effect,
    withdrawCode: effect,
    admit: effect,
    shut: effect,
    forgetPassword: effect,
    openAgain: effect,
  },
})

const parent = by('parent')

/**
 * The account of a child, or of somebody close to the family, which either parent makes and either may end or reopen.
 *
 * While it is `invited` a parent gives a code, by which the holder alone chooses a password; one that is ended before is `withdrawn`. Invariants: nobody but the
 * holder ever knows the password, so nobody writes as them; a reset and an end sign them out everywhere; once a child
 * is 18 no parent resets it. Deliberately absent: a password that a parent chooses, and an end that nobody can undo.
 */
export const linkedAccountMachine = linkedAccountSetup.createMachine({
  id: 'linkedAccount',
  context: ({ input }) => input,
  initial: 'invited',
  states: {
    invited: {
      meta: { turns: ['holder'], label: 'invited', tone: 'waiting' },
      on: {
        'linkedAccount.giveCode': { guard: parent, actions: 'giveCode' },
        'linkedAccount.accept': { guard: and([by('holder'), 'codeInTime']), target: 'active', actions: 'admit' },
        'linkedAccount.end': { guard: parent, target: 'withdrawn', actions: 'withdrawCode' },
      },
    },
    active: {
      meta: { turns: ['nobody'], label: 'active', tone: 'done' },
      on: {
        'linkedAccount.reset': { guard: and([parent, 'resettable']), target: 'invited', actions: 'forgetPassword' },
        'linkedAccount.end': { guard: parent, target: 'inactive', actions: 'shut' },
      },
    },
    inactive: {
      meta: { turns: ['nobody'], label: 'inactive', tone: 'problem' },
      on: {
        'linkedAccount.reopen': { guard: parent, target: 'active', actions: 'openAgain' },
      },
    },
    withdrawn: {
      meta: { turns: ['nobody'], label: 'withdrawn', tone: 'problem' },
      on: { 'linkedAccount.reopen': { guard: parent, target: 'invited' } },
    },
  },
})
