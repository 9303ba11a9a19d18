import { and, not } from 'xstate'
import { by } from '../shared/turn.ts'
import { signInSetup } from './sign-in.setup.ts'

const person = by('person')

/**
 * A sign-in, from the name to the session.
 *
 * In `name` nobody is known yet. `secondStep` is half done: it waits ten minutes for a code or a passkey and holds no
 * session. Invariant: a session begins in `done` and in no other state. Deliberately absent: wrong passwords and codes,
 * which are counted apart from any sign-in, so that beginning anew brings no further tries.
 */
export const signInMachine = signInSetup.createMachine({
  id: 'signIn',
  context: ({ input }) => input,
  initial: 'name',
  states: {
    name: {
      meta: { turns: ['person'], label: 'name', tone: 'waiting' },
      on: {
        'signIn.identify': [
          { guard: and([person, 'hasSecondStep']), target: 'secondStep' },
          { guard: person, target: 'done' },
        ],
      },
    },
    secondStep: {
      meta: { turns: ['person'], label: 'secondStep', tone: 'attention' },
      on: {
        'signIn.prove': { guard: and([person, 'inTime']), target: 'done' },
        'signIn.expire': { guard: and([by('system'), not('inTime')]), target: 'expired' },
      },
    },
    done: { type: 'final', meta: { turns: ['nobody'], label: 'done', tone: 'done' } },
    expired: { type: 'final', meta: { turns: ['nobody'], label: 'expired', tone: 'problem' } },
  },
})
