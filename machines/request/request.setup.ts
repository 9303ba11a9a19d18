import { assign, setup } from 'xstate'
import { unprovided } from '../shared/unprovided.ts'
import type { Refreshed, Reply, RequestContext, RequestInput } from './request.types.ts'

const attemptsLeft = ({ attempt, attempts }: RequestContext): boolean => attempt < attempts
const stale = (context: RequestContext, { statusCode }: Reply): boolean => context.bound && statusCode === 401

export const requestSetup = setup({
  types: { context: {} as RequestContext, input: {} as RequestInput },
  actors: {
    /** Sends one attempt. Rejects only when no answer came. */
    sendOnce: unprovided<Reply>('sendOnce'),
    /**
     * Waits for the session's token and refreshes it only if nobody did since `sentUnder`; rejects when the refresh got
     * no answer.
     */
    awaitRefresh: unprovided<Refreshed, number>('awaitRefresh'),
  },
  guards: {
    mayRefresh: ({ context }, reply: Reply) => stale(context, reply) && attemptsLeft(context),
    refusedForGood: ({ context }, reply: Reply) => stale(context, reply),
    mayWait: ({ context }, { statusCode, retryAfter }: Reply) =>
      statusCode === 429 && attemptsLeft(context) && (retryAfter ?? 0) <= context.longestWait,
    isFailed: (_, reply: Reply) => reply.statusCode >= 300,
    refreshed: (_, outcome: Refreshed) => outcome === 'refreshed',
    onOpenPage: () => false,
    offline: () => false,
  },
  delays: {
    retryDelay: ({ context: { reply, attempt, rateLimitDelay } }) => reply?.retryAfter ?? rateLimitDelay * attempt,
  },
  actions: {
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    noteReply: assign((_, reply: Reply) => ({ reply })),
    noteError: assign((_, error: unknown) => ({ error })),
  },
})
