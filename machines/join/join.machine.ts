import { fails, type JoinLanding, joinSetup, outputOf } from './join.setup.ts'
import {
  childrenState,
  coparentState,
  invitationState,
  parentState,
  resumeState,
  securityState,
  startState,
  waitingState,
} from './join.states.ts'
import type { JoinQuestion } from './join.types.ts'

const lands = <Name extends JoinQuestion>(question: Name) =>
  ({ guard: { type: 'landsOn', params: question }, target: question }) as const

/**
 * Joining in one browser, one question per screen, over the registration that the server keeps.
 *
 * The server's chart says which question has no answer yet; those before it can be opened again in any order, by their
 * address, by Back and by their name. Invariants: no question is left before its answer is stored; a question is shown
 * only where the server would take its answer; an answer that was refused because another tab or device was faster
 * shows what is known now. Deliberately absent: what is typed, which belongs to the page until it is sent.
 */
export const joinMachine = joinSetup.createMachine({
  id: 'join',
  context: ({ input }) => ({ ...input, progress: 'none', invited: false, admitted: true, failure: null }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: { type: 'enters', params: 'duplicate' }, target: 'duplicate' },
        { guard: { type: 'enters', params: 'resume' }, target: 'resume' },
        { guard: { type: 'enters', params: 'invitation' }, target: 'invitation' },
        { target: 'opening' },
      ],
    },
    opening: {
      invoke: {
        src: 'load',
        onDone: { target: 'landing', actions: { type: 'noteLanding', params: outputOf<JoinLanding> } },
        // The first question needs nothing of the server; its answer will show whether there is one.
        onError: [
          { guard: 'asksFirst', target: 'start' },
          { target: 'unreachable', actions: fails },
        ],
      },
    },
    unreachable: { on: { 'join.retry': { target: 'opening', actions: 'forgetFailure' } } },
    landing: {
      always: [
        { guard: { type: 'stands', params: 'completed' }, target: 'done' },
        { guard: { type: 'stands', params: 'expired' }, target: 'expired' },
        lands('start'),
        lands('parent'),
        lands('children'),
        lands('security'),
        { guard: 'mustWait', target: 'waiting' },
        { target: 'coparent' },
      ],
    },
    start: startState,
    parent: parentState,
    children: childrenState,
    security: securityState,
    coparent: coparentState,
    waiting: waitingState,
    invitation: invitationState,
    resume: resumeState,
    duplicate: { on: { 'join.begin': { target: 'start', actions: 'beginAnew' } } },
    /** A mailed link that is used up, or an invitation that is over. */
    over: { on: { 'join.begin': { target: 'start', actions: 'beginAnew' } } },
    expired: { on: { 'join.begin': { target: 'start', actions: 'beginAnew' } } },
    done: { type: 'final' },
  },
})
