import { and, setup } from 'xstate'
import { by, byAmong, type Meta } from '../shared/turn.ts'
import {
  type AccountClosingEvent,
  type AccountClosingFacts,
  type AccountClosingTurn,
  accountClosingParties,
} from './account-closing.types.ts'

/** `admits`: whoever shows who they are gets a session. */
export type AccountClosingMeta = Meta<AccountClosingTurn> & { readonly admits?: true }

/** Actions are only named here; the server implements them. */
const effect = () => {}

const accountClosingSetup = setup({
  types: {
    context: {} as AccountClosingFacts,
    events: {} as AccountClosingEvent,
    input: {} as AccountClosingFacts,
    meta: {} as AccountClosingMeta,
  },
  guards: {
    by: byAmong(accountClosingParties),
    due: ({ context }) => context.due,
    own: ({ context }) => context.own,
    administers: ({ context }) => context.administers,
  },
  actions: { setTimes: effect, clearTimes: effect, end: effect },
})

/** An operator ends an account at once where its person has died, or was an administrator and is none any more. */
const byOperator = {
  'accountClosing.recordDeath': { guard: by('administrator'), target: 'closed', actions: 'end' },
  'accountClosing.dismiss': { guard: and([by('administrator'), 'administers']), target: 'closed', actions: 'end' },
} as const

/**
 * The end of a person's account.
 *
 * While it is `closing`, for fourteen days, everything works as before and the person can keep the account. `closed` is
 * final: nobody signs in, what the person had planned has ended, and the families keep their records. Invariants: nobody
 * else asks for it, nothing ends before its time, and a death that an administrator records hands nobody the account.
 * An operator dismisses administrators alone.
 * Deliberately absent: a way back from `closed`, and an end by the other parent.
 */
export const accountClosingMachine = accountClosingSetup.createMachine({
  id: 'accountClosing',
  context: ({ input }) => input,
  initial: 'open',
  states: {
    open: {
      meta: { turns: ['nobody'], label: 'open', tone: 'done', admits: true },
      on: {
        'accountClosing.ask': { guard: and([by('person'), 'own']), target: 'closing', actions: 'setTimes' },
        ...byOperator,
      },
    },
    closing: {
      meta: { turns: ['person'], label: 'closing', tone: 'attention', admits: true },
      on: {
        'accountClosing.stop': { guard: by('person'), target: 'open', actions: 'clearTimes' },
        'accountClosing.carryOut': { guard: and([by('system'), 'due']), target: 'closed', actions: 'end' },
        ...byOperator,
      },
    },
    closed: { type: 'final', meta: { turns: ['nobody'], label: 'closed', tone: 'problem' } },
  },
})
