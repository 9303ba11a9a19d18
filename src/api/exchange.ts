import { addressOf, type Bases, type Query, type Server } from './address.ts'
import { type Answer, readAnswer } from './answer.ts'
import { encodeBody, type SendBody } from './body.ts'
import { type FailureTexts, NetworkFailure, RequestFailure } from './failures.ts'
import { type Caller, headersFor } from './headers.ts'
import { newKey } from './idempotency-key.ts'
import { retryAfterMs } from './retry-after.ts'
import { lateTransport, type Transport } from './transport.ts'

export type SendDeps = {
  readonly bases: Bases
  readonly page: () => URL
  readonly caller: () => Caller
  readonly texts: () => FailureTexts
  /** Is called with every answer as it comes. */
  readonly answered?: (answer: Response) => void
}

export type SendOptions = {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** `/v...` is short for `/pub/v...`. */
  readonly path: string
  readonly query?: Query | undefined
  readonly body?: SendBody | undefined
  readonly server?: Server | undefined
  /** False is for calls that need no token, so that a 401 is the answer and not a stale session. */
  readonly bound?: boolean
  /** The attempts that are left, where several sends count as one request. */
  readonly attempts?: number
  /** Repeats the key of an earlier send; otherwise a mutation gets a new key, the same for all its attempts. */
  readonly idempotencyKey?: string | undefined
  readonly signal?: AbortSignal | undefined
  readonly transport?: Transport
}
export type Send = (options: SendOptions) => Promise<Answer>

/**
 * Prepares one request that can be sent several times. Its headers are built for each attempt, since the token may have
 * changed; its idempotency key stays the same.
 */
export function prepare(deps: SendDeps, options: SendOptions) {
  const { method = 'GET', path, query = {}, server, transport = lateTransport } = options
  const { content, contentType } = encodeBody(options.body)
  const idempotencyKey = method === 'GET' ? null : (options.idempotencyKey ?? newKey())
  return async (signal: AbortSignal): Promise<Answer> => {
    const url = addressOf(path, query, deps.bases, deps.page(), server)
    const headers = headersFor(deps.caller(), { contentType, idempotencyKey })
    const answer = await transport({ method, url, headers, body: content, signal })
    deps.answered?.(answer)
    return readAnswer(answer)
  }
}

export const noAnswer = ({ texts }: SendDeps, cause: unknown) => new NetworkFailure(texts().network, { cause })

export const refusal = ({ texts }: SendDeps, answer: Answer) =>
  new RequestFailure(answer, texts(), retryAfterMs(answer.response))
