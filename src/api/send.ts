import { createActor, fromPromise, waitFor } from 'xstate'
import { limits } from '#contract/limits.ts'
import { requestMachine } from '#machines/request/request.machine.ts'
import type { Reply } from '#machines/request/request.types.ts'
import { isOpenPage } from '#machines/session/pages.ts'
import type { Answer } from './answer.ts'
import { noAnswer, prepare, refusal, type Send, type SendDeps, type SendOptions } from './exchange.ts'
import { LoginRequired } from './failures.ts'
import { refreshThrough, type SessionRef, settled } from './gate.ts'
import { retryAfterMs } from './retry-after.ts'

/** `session` is null for the fetch of the session itself. That call has no token, and a 401 is an ordinary answer. */
export type GatedDeps = SendDeps & { readonly session: SessionRef | null }

function machineFor(deps: GatedDeps, options: SendOptions, bound: SessionRef | null, keep: (answer: Answer) => void) {
  const attempt = prepare(deps, options)
  const sendOnce = fromPromise<Reply, void>(async ({ signal }) => {
    const sentUnder = bound ? (await settled(bound, signal)).context.refreshes : 0
    const answer = await attempt(signal)
    keep(answer)
    return { statusCode: answer.statusCode, retryAfter: retryAfterMs(answer.response), sentUnder }
  })
  return requestMachine.provide({
    actors: { sendOnce, ...(bound && { awaitRefresh: refreshThrough(bound) }) },
    guards: {
      onOpenPage: () => isOpenPage(deps.page().pathname),
      offline: () => navigator.onLine === false,
    },
  })
}

/**
 * Sends any request. Resolves with content and raw response; rejects with RequestFailure when the server refused,
 * NetworkFailure when no answer came, LoginRequired when the session is over, or the signal's reason.
 */
export const createSend =
  (deps: GatedDeps): Send =>
  async (options) => {
    const { signal, attempts = limits.requestAttempts } = options
    signal?.throwIfAborted()
    const bound = options.bound === false ? null : deps.session
    let last: Answer | undefined
    const machine = machineFor(deps, options, bound, (answer) => {
      last = answer
    })
    const waits = { rateLimitDelay: limits.rateLimitDelay, longestWait: limits.longestWait }
    const input = { attempts, ...waits, bound: bound !== null }
    const request = createActor(machine, { input })
    const end = waitFor(request, ({ status }) => status === 'done', {
      timeout: Number.POSITIVE_INFINITY,
      ...(signal && { signal }),
    })
    request.start()
    const { value, context } = await end.finally(() => request.stop())
    if (value === 'succeeded' && last) return last
    if (value === 'loginRequired') {
      bound?.send({ type: 'session.expired' })
      throw new LoginRequired()
    }
    throw context.error === null && last ? refusal(deps, last) : noAnswer(deps, context.error)
  }
