import { fails, joinSetup, outputOf } from './join.setup.ts'
import type { JoinQuestion, JoinStand } from './join.types.ts'

/** Any question with an answer can be opened from any other. */
const goes = { guard: 'canGo', target: '#join.landing', actions: 'askWanted' } as const
const backFrom = (question: JoinQuestion) =>
  ({ target: '#join.landing', actions: { type: 'askBefore', params: question } }) as const

/** A refusal shows where the registration stands now, if that is elsewhere. */
const refusedAt = (question: JoinQuestion) =>
  [
    {
      guard: {
        type: 'hasMoved',
        params: ({ event }: { readonly event: { readonly error: unknown } }) => ({ question, error: event.error }),
      },
      target: '#join.landing',
      actions: fails,
    },
    { target: 'asking', actions: fails },
  ] as const

/** One question: the server stores its answer before the next one is asked. */
const question = (own: JoinQuestion) =>
  joinSetup.createStateConfig({
    initial: 'asking',
    states: {
      asking: {
        on: {
          'join.next': 'saving',
          ...(own !== 'start' && { 'join.back': backFrom(own) }),
          'join.go': goes,
        },
      },
      saving: {
        invoke: {
          src: 'saveAnswer',
          input: own,
          onDone: {
            target: '#join.landing',
            actions: {
              type: 'noteAnswer',
              params: ({ event }: { readonly event: { readonly output: JoinStand } }) => ({
                question: own,
                stand: event.output,
              }),
            },
          },
          onError: refusedAt(own),
        },
      },
    },
  })

export const startState = question('start')
export const parentState = question('parent')
export const childrenState = question('children')
export const securityState = question('security')
export const coparentState = question('coparent')

const land = { target: '#join.landing', actions: { type: 'noteLanding', params: outputOf<JoinStand> } } as const

/** Another address than the invited one needs the inviter's word. */
export const waitingState = joinSetup.createStateConfig({
  initial: 'asking',
  states: {
    asking: {
      on: { 'join.next': 'sending', 'join.retry': 'looking', 'join.back': backFrom('coparent'), 'join.go': goes },
    },
    sending: { invoke: { src: 'askInviter', onDone: land, onError: refusedAt('coparent') } },
    looking: { invoke: { src: 'load', onDone: land, onError: { target: 'asking', actions: fails } } },
  },
})

/** A mailed invitation: looking at it changes nothing, and each answer takes a press. */
export const invitationState = joinSetup.createStateConfig({
  initial: 'opening',
  states: {
    opening: {
      invoke: {
        src: 'openInvitation',
        onDone: [{ guard: { type: 'isShown', params: outputOf<boolean> }, target: 'shown' }, { target: '#join.over' }],
        onError: { target: 'unreachable', actions: fails },
      },
    },
    unreachable: { on: { 'join.retry': { target: 'opening', actions: 'forgetFailure' } } },
    shown: {
      on: {
        'join.accept': { target: '#join.opening', actions: 'forgetFailure' },
        'join.decline': { target: 'declining', actions: 'forgetFailure' },
      },
    },
    declining: {
      invoke: {
        src: 'declineInvitation',
        input: ({ event }) => event.type === 'join.decline' && event.never,
        onDone: 'declined',
        onError: { target: 'shown', actions: fails },
      },
    },
    declined: {},
  },
})

/** A mailed link shows what was typed only after a code that was mailed to the same address. */
export const resumeState = joinSetup.createStateConfig({
  initial: 'asking',
  states: {
    asking: { on: { 'join.next': 'sending' } },
    sending: {
      invoke: {
        src: 'sendCode',
        onDone: { target: 'code', actions: 'forgetFailure' },
        onError: { target: 'asking', actions: fails },
      },
    },
    code: { on: { 'join.next': 'checking', 'join.back': { target: 'asking', actions: 'forgetFailure' } } },
    checking: {
      invoke: {
        src: 'giveCode',
        onDone: [
          { guard: { type: 'isOver', params: outputOf<JoinStand | null> }, target: '#join.over' },
          {
            target: '#join.landing',
            actions: ['enterQuestions', { type: 'noteLanding', params: outputOf<JoinStand | null> }],
          },
        ],
        onError: { target: 'code', actions: fails },
      },
    },
  },
})
