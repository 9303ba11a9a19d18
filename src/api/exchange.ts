import { addressOf, type Bases, type Query } from './address.ts'
import { type Answer, readAnswer } from './answer.ts'
import { encodeBody, type SendBody } from './body.ts'
import { type FailureTexts, NetworkFailure, RequestFailure } from './failures.ts'
import { type Caller, headersFor } from './headers.ts'
import { newKey } from './idempotency-key.ts'
import { retryAfterMs } from './retry-after.ts'
import { kyTransport, type Transport } from './transport.ts'

export type SendDeps = {
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

/**
 * One request, ready to be sent as often as it must be. Its headers are written anew each time, since the token may have
 * changed; its key is not.
 */
export function prepare(deps: SendDeps, options: SendOptions) {
  const { method = 'GET', path, query = {}, second, transport = kyTransport } = options
  const { content, contentType } = encodeBody(options.body)
  const idempotencyKey = method === 'GET' ? null : (options.idempotencyKey ?? newKey())
  return async (signal: AbortSignal): Promise<Answer> => {
    const url = addressOf(path, query, deps.bases, deps.page(), second)
    const headers = headersFor(deps.caller(), { contentType, idempotencyKey })
    return readAnswer(await transport({ method, url, headers, body: content, signal }))
  }
}

export const noAnswer = ({ texts }: SendDeps, cause: unknown) => new NetworkFailure(texts().network, { cause })

export const refusal = ({ texts }: SendDeps, answer: Answer) =>
  new RequestFailure(answer, texts(), retryAfterMs(answer.response))

/** Sends once, whatever comes: for the login, where nothing may be refreshed and nobody is kept waiting. */
export const createSendOnce =
  (deps: SendDeps): Send =>
  async (options) => {
    const signal = options.signal ?? new AbortController().signal
    const answer = await prepare(
      deps,
      options,
    )(signal).catch((error: unknown) => {
      signal.throwIfAborted()
      throw noAnswer(deps, error)
    })
    if (answer.statusCode >= 300) throw refusal(deps, answer)
    return answer
  }
