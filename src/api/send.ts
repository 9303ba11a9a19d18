import { createActor, fromPromise, waitFor } from 'xstate'
import { limits } from '#contract/limits.ts'
import { requestMachine } from '#machines/request/request.machine.ts'
import type { Reply } from '#machines/request/request.types.ts'
import { isOpenPage } from '#machines/session/pages.ts'
import { addressOf, type Bases, type Query } from './address.ts'
import { type Answer, readAnswer } from './answer.ts'
import { encodeBody, type SendBody } from './body.ts'
import { type FailureTexts, LoginRequired, NetworkFailure, RequestFailure } from './failures.ts'
import { refreshThrough, type SessionRef, settled } from './gate.ts'
import { type Caller, headersFor } from './headers.ts'
import { newKey } from './press-key.ts'
import { retryAfterMs } from './retry-after.ts'
import { kyTransport, type Transport } from './transport.ts'

export type SendDeps = {
  /** Null before sign-in: then nothing is bound and a 401 is an answer like any other. */
  readonly session: SessionRef | null
  readonly bases: Bases
  readonly page: () => URL
  readonly caller: () => Caller
  readonly texts: () => FailureTexts
}

export type SendOptions = {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** `/v...` means `/pub/v...`. */
  readonly path: string
  readonly query?: Query | undefined
  readonly body?: SendBody | undefined
  /** To the second base address. */
  readonly second?: boolean
  /** False for what needs no token: a 401 is then the answer, not a stale session. */
  readonly bound?: boolean
  /** Fewer than the usual three, where a person should rather be told than wait. */
  readonly attempts?: number
  /** Of an earlier send of the same press; without it a mutation gets one of its own, the same for all its attempts. */
  readonly idempotencyKey?: string | undefined
  readonly signal?: AbortSignal | undefined
  readonly transport?: Transport
}
export type Send = (options: SendOptions) => Promise<Answer>

/** One request on its way: its headers are written anew for each attempt, since the token may have changed. */
function attemptOf(deps: SendDeps, options: SendOptions, keep: (answer: Answer) => void) {
  const { method = 'GET', path, query = {}, second, transport = kyTransport } = options
  const { content, contentType } = encodeBody(options.body)
  const idempotencyKey = method === 'GET' ? null : (options.idempotencyKey ?? newKey())
  const bound = (options.bound ?? true) && deps.session
  return fromPromise<Reply, void>(async ({ signal }) => {
    const sentUnder = bound ? (await settled(bound, signal)).context.refreshes : 0
    const url = addressOf(path, query, deps.bases, deps.page(), second)
    const headers = headersFor(deps.caller(), { contentType, idempotencyKey })
    const answer = await readAnswer(await transport({ method, url, headers, body: content, signal }))
    keep(answer)
    return { statusCode: answer.statusCode, retryAfter: retryAfterMs(answer.response), sentUnder }
  })
}

/**
 * The generic request helper. Resolves with content and raw response; rejects with RequestFailure when the server refused,
 * NetworkFailure when no answer came, LoginRequired when the session is over, or the signal's reason.
 */
export const createSend =
  (deps: SendDeps): Send =>
  async (options) => {
    const { session } = deps
    let last: Answer | undefined
    const sendOnce = attemptOf(deps, options, (answer) => {
      last = answer
    })
    const machine = requestMachine.provide({
      actors: { sendOnce, ...(session && { awaitRefresh: refreshThrough(session) }) },
      guards: { onOpenPage: () => isOpenPage(deps.page().pathname) },
    })
    const { requestAttempts, rateLimitDelay } = limits
    const input = {
      attempts: options.attempts ?? requestAttempts,
      rateLimitDelay,
      bound: (options.bound ?? true) && session !== null,
    }
    options.signal?.throwIfAborted()
    const request = createActor(machine, { input })
    const end = waitFor(request, ({ status }) => status === 'done', {
      timeout: Number.POSITIVE_INFINITY,
      ...(options.signal && { signal: options.signal }),
    })
    request.start()
    const { value, context } = await end.finally(() => request.stop())
    if (value === 'succeeded' && last) return last
    if (value === 'loginRequired') {
      session?.send({ type: 'session.expired' })
      throw new LoginRequired()
    }
    if (context.error !== null || !last) throw new NetworkFailure(deps.texts().network, { cause: context.error })
    throw new RequestFailure(last, deps.texts(), context.reply?.retryAfter ?? null)
  }
