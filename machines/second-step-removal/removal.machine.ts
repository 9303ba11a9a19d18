import { and, or } from 'xstate'
import { by } from '../shared/turn.ts'
import { removalSetup } from './removal.setup.ts'

const system = by('system')

/**
 * The removal of a second step that somebody lost, asked for in a half-done sign-in.
 *
 * While it is `waiting`, for 72 hours, every session and the address of the account are told, and any of them can stop
 * it. It is `over` when the second step was given after all. Invariant: nothing removes the second step before its time,
 * and `removed`, `stopped` and `over` are final. Deliberately absent: a way to shorten the wait, for whoever it is.
 */
export const removalMachine = removalSetup.createMachine({
  id: 'secondStepRemoval',
  context: ({ input }) => input,
  initial: 'waiting',
  states: {
    waiting: {
      meta: { turns: ['person', 'holder'], label: 'waiting', tone: 'attention' },
      on: {
        'removal.stop': { guard: or([by('person'), by('holder')]), target: 'stopped' },
        'removal.supersede': { guard: system, target: 'over' },
        'removal.carryOut': { guard: and([system, 'due']), target: 'removed' },
      },
    },
    removed: { type: 'final', meta: { turns: ['nobody'], label: 'removed', tone: 'done' } },
    stopped: { type: 'final', meta: { turns: ['nobody'], label: 'stopped', tone: 'problem' } },
    over: { type: 'final', meta: { turns: ['nobody'], label: 'over', tone: 'done' } },
  },
})
