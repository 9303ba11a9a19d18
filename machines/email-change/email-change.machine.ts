import { and, not, or, setup } from 'xstate'
import { by, byAmong, type Meta } from '../shared/turn.ts'
import {
  type EmailChangeEvent,
  type EmailChangeFacts,
  type EmailChangeTurn,
  emailChangeParties,
} from './email-change.types.ts'

const emailChangeSetup = setup({
  types: {
    context: {} as EmailChangeFacts,
    events: {} as EmailChangeEvent,
    input: {} as EmailChangeFacts,
    meta: {} as Meta<EmailChangeTurn>,
  },
  guards: { by: byAmong(emailChangeParties), inTime: ({ context }) => context.inTime },
  actions: { useAddress: () => {} },
})

const system = by('system')
const isOver = and([system, not('inTime')])
/** Whoever reads the old mailbox and whoever is signed in can stop it until the end. */
const leaving = {
  'emailChange.stop': { guard: or([by('person'), by('oldHolder')]), target: 'stopped' },
  'emailChange.supersede': { guard: system, target: 'stopped' },
} as const

/**
 * Somebody who is signed in wants their mails at another address.
 *
 * Both addresses are mailed a link each. Once the new one has confirmed, the old one confirms too, or says nothing for
 * 72 hours, because it may be lost. Invariants: an address that did not confirm is never used; the old address can stop
 * it as long as nothing has changed; `changed`, `stopped` and `expired` are final. Deliberately absent: opening a link,
 * because programs that examine mails open links as well.
 */
export const emailChangeMachine = emailChangeSetup.createMachine({
  id: 'emailChange',
  context: ({ input }) => input,
  initial: 'asked',
  states: {
    asked: {
      meta: { turns: ['newHolder', 'oldHolder'], label: 'asked', tone: 'waiting', due: 'respondBy' },
      on: {
        ...leaving,
        'emailChange.confirm': [
          { guard: and([by('newHolder'), 'inTime']), target: 'newConfirmed' },
          { guard: and([by('oldHolder'), 'inTime']), target: 'oldConfirmed' },
        ],
        'emailChange.settle': { guard: isOver, target: 'expired' },
      },
    },
    oldConfirmed: {
      meta: { turns: ['newHolder'], label: 'oldConfirmed', tone: 'waiting', due: 'respondBy' },
      on: {
        ...leaving,
        'emailChange.confirm': { guard: and([by('newHolder'), 'inTime']), target: 'changed', actions: 'useAddress' },
        'emailChange.settle': { guard: isOver, target: 'expired' },
      },
    },
    newConfirmed: {
      meta: { turns: ['oldHolder'], label: 'newConfirmed', tone: 'waiting', due: 'respondBy' },
      on: {
        ...leaving,
        'emailChange.confirm': { guard: and([by('oldHolder'), 'inTime']), target: 'changed', actions: 'useAddress' },
        'emailChange.settle': { guard: isOver, target: 'changed', actions: 'useAddress' },
      },
    },
    changed: { type: 'final', meta: { turns: ['nobody'], label: 'changed', tone: 'done' } },
    stopped: { type: 'final', meta: { turns: ['nobody'], label: 'stopped', tone: 'problem' } },
    expired: { type: 'final', meta: { turns: ['nobody'], label: 'expired', tone: 'problem' } },
  },
})
