import { assign, setup } from 'xstate'
import { unprovided } from '../shared/unprovided.ts'
import { besides, landingOf, reachable } from './join.reach.ts'
import {
  type JoinContext,
  type JoinEntry,
  type JoinEvent,
  JoinFailure,
  type JoinInput,
  type JoinQuestion,
  type JoinStand,
} from './join.types.ts'

/** The registration as the server answered, and the question to show where the page knows it better than the address. */
export type JoinLanding = JoinStand & { readonly asked?: JoinQuestion | null }

type Moved = { readonly question: JoinQuestion; readonly error: unknown }

const standIn = (error: unknown): JoinStand | null => (error instanceof JoinFailure ? error.stand : null)

export const joinSetup = setup({
  types: {
    context: {} as JoinContext,
    input: {} as JoinInput,
    events: {} as JoinEvent,
  },
  actors: {
    /** Asks for the registration of this browser. */
    load: unprovided<JoinLanding>('load'),
    /** Stores the answer to one question; the last one makes the account. */
    saveAnswer: unprovided<JoinStand, JoinQuestion>('saveAnswer'),
    /** Asks the inviter for a word about another address. */
    askInviter: unprovided<JoinStand>('askInviter'),
    /** Looks who invites. It resolves with false where the invitation is over. */
    openInvitation: unprovided<boolean>('openInvitation'),
    declineInvitation: unprovided<void, boolean>('declineInvitation'),
    /** Mails a code for a mailed link. */
    sendCode: unprovided<void>('sendCode'),
    /** Goes on by the code. It resolves with null where the link is over. */
    giveCode: unprovided<JoinStand | null>('giveCode'),
  },
  guards: {
    enters: ({ context }, entry: JoinEntry) => context.entry === entry,
    stands: ({ context }, progress: JoinStand['progress']) => context.progress === progress,
    landsOn: ({ context }, question: JoinQuestion) => landingOf(context) === question,
    mustWait: ({ context }) => context.invited && !context.admitted,
    canGo: ({ context, event }) => event.type === 'join.go' && reachable(context).includes(event.question),
    /** The question can no longer be shown, because the registration changed elsewhere or is over. */
    hasMoved: (_, { question, error }: Moved) => {
      const stand = standIn(error)
      return stand !== null && !reachable(stand).includes(question)
    },
    asksFirst: ({ context }) => context.entry === 'questions' && (context.asked ?? 'start') === 'start',
    isShown: (_, open: boolean) => open,
    isOver: (_, stand: JoinStand | null) => stand === null,
  },
  actions: {
    noteLanding: assign((_, landing: JoinLanding | null) => ({ ...landing, failure: null })),
    /** The next question without an answer is shown, or the one after `question`. */
    noteAnswer: assign((_, { question, stand }: { question: JoinQuestion; stand: JoinStand }) => ({
      ...stand,
      asked: besides(question, stand).after,
      failure: null,
    })),
    noteFailure: assign((_, error: unknown) => ({
      ...standIn(error),
      failure: error instanceof JoinFailure ? error.cause : error,
    })),
    askWanted: assign(({ context, event }) => ({
      asked: event.type === 'join.go' ? event.question : context.asked,
      failure: null,
    })),
    askBefore: assign(({ context }, question: JoinQuestion) => ({
      asked: besides(question, context).before,
      failure: null,
    })),
    forgetFailure: assign({ failure: null }),
    /** Nothing of before counts. */
    beginAnew: assign({
      entry: 'questions',
      asked: 'start',
      progress: 'none',
      invited: false,
      admitted: true,
      failure: null,
    }),
    enterQuestions: assign({ entry: 'questions', failure: null }),
  },
})

type Arrived<Output> = { readonly event: { readonly output: Output } }
type Failed = { readonly event: { readonly error: unknown } }

export const errorOf = ({ event }: Failed): unknown => event.error
export const outputOf = <Output>({ event }: Arrived<Output>): Output => event.output

export const fails = { type: 'noteFailure', params: errorOf } as const
