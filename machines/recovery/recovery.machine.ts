import { and, not } from 'xstate'
import { by } from '../shared/turn.ts'
import { recoverySetup } from './recovery.setup.ts'

const system = by('system')

/**
 * A way back into an account, asked for by somebody who is not signed in.
 *
 * While it is `asked`, the link in the mail works once, for an hour; a newer one of the same kind replaces it. A reminder
 * of the username has no link, so its mail ends it. Whoever asks for an account that does not exist begins one too, which
 * nobody can use and which expires. Invariant: `used` and `expired` are final. Deliberately absent: opening the mailed
 * link, because programs that examine mails open links as well.
 */
export const recoveryMachine = recoverySetup.createMachine({
  id: 'recovery',
  context: ({ input }) => input,
  initial: 'asked',
  states: {
    asked: {
      meta: { turns: ['holder'], label: 'asked', tone: 'waiting' },
      on: {
        'recovery.use': { guard: and([by('holder'), 'hasLink', 'inTime']), target: 'used' },
        'recovery.answer': { guard: and([system, not('hasLink'), 'inTime']), target: 'used' },
        'recovery.supersede': { guard: system, target: 'expired' },
        'recovery.expire': { guard: and([system, not('inTime')]), target: 'expired' },
      },
    },
    used: { type: 'final', meta: { turns: ['nobody'], label: 'used', tone: 'done' } },
    expired: { type: 'final', meta: { turns: ['nobody'], label: 'expired', tone: 'problem' } },
  },
})
