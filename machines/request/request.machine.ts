import { requestSetup } from './request.setup.ts'
import type { Reply } from './request.types.ts'

const answered = ({ event }: { readonly event: { readonly output: Reply } }) => event.output
const noteReply = { type: 'noteReply', params: answered } as const
const noteError = {
  type: 'noteError',
  params: ({ event }: { readonly event: { readonly error: unknown } }) => event.error,
} as const

/**
 * One call to the server, repeated for two reasons: a stale token and a rate limit.
 *
 * Top states: on its way (`sending`), waiting for the session's fresh token (`refreshing`), waiting as long as the
 * server said (`waiting`), and three ends. `loginRequired` means that the person must sign in again, because the refresh
 * failed or the attempts ran out; on a page that needs no session (an upgrades page) it is `failed` instead, and so it
 * is without a connection, where no login could be shown. A wait that is too long to sit through ends as `failed`. Invariants: never more attempts than `attempts`, whatever
 * the cause; a 401 that arrives after another call's refresh only repeats, because its reply says under which refresh
 * it was sent. Deliberately absent: repeats after a 5xx or a broken network. Only the caller knows whether those are
 * safe.
 */
export const requestMachine = requestSetup.createMachine({
  id: 'request',
  context: ({ input }) => ({ ...input, attempt: 0, reply: null, error: null }),
  initial: 'sending',
  states: {
    sending: {
      entry: 'countAttempt',
      invoke: {
        src: 'sendOnce',
        onDone: [
          { guard: { type: 'mayRefresh', params: answered }, target: 'refreshing', actions: noteReply },
          { guard: { type: 'refusedForGood', params: answered }, target: 'refused', actions: noteReply },
          { guard: { type: 'mayWait', params: answered }, target: 'waiting', actions: noteReply },
          { guard: { type: 'isFailed', params: answered }, target: 'failed', actions: noteReply },
          { target: 'succeeded', actions: noteReply },
        ],
        onError: { target: 'failed', actions: noteError },
      },
    },
    refreshing: {
      invoke: {
        src: 'awaitRefresh',
        input: ({ context }) => context.reply?.sentUnder ?? 0,
        onDone: [
          { guard: { type: 'refreshed', params: ({ event }) => event.output }, target: 'sending' },
          { target: 'refused' },
        ],
        onError: [
          { guard: 'offline', target: 'failed', actions: noteError },
          { target: 'refused', actions: noteError },
        ],
      },
    },
    waiting: { after: { retryDelay: 'sending' } },
    refused: { always: [{ guard: 'onOpenPage', target: 'failed' }, { target: 'loginRequired' }] },
    succeeded: { type: 'final' },
    failed: { type: 'final' },
    loginRequired: { type: 'final' },
  },
})
