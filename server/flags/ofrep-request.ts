import {
  FlagNotFoundError,
  GeneralError,
  InvalidContextError,
  OpenFeatureError,
  ParseError,
  TargetingKeyMissingError,
  TypeMismatchError,
} from '@openfeature/server-sdk'
import * as z from 'zod/mini'

/** Somebody's page waits for the answer. */
const timeoutMs = 1_000

/** The address before `/ofrep`, and the token that names us there. */
export type FlagService = { readonly url: string; readonly clientId: string }

/** Thrown when the service answers nobody at present. Until `retryAfter` has passed it should not be asked again. */
export class FlagServiceUnavailable extends Error {
  override readonly name = 'FlagServiceUnavailable'
  readonly status: number | 'timeout' | 'network'
  readonly retryAfter: string | null

  constructor(status: FlagServiceUnavailable['status'], retryAfter: string | null = null) {
    super('the flag service is not available')
    this.status = status
    this.retryAfter = retryAfter
  }
}

const successSchema = z.object({
  value: z.nullish(z.unknown()),
  variant: z.nullish(z.string()),
  reason: z.nullish(z.string()),
})
const failureSchema = z.object({ errorCode: z.string() })

/** The service leaves the decision to us when it gives no value. */
export type OfrepAnswer = {
  readonly value: boolean | undefined
  readonly variant: string | undefined
  readonly reason: string | undefined
}

const bodyOf = async <T>(response: Response, schema: z.ZodMiniType<T>): Promise<T> => {
  const text = await response.text()
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw new ParseError('the answer is not what the protocol says')
  }
}

const switchIn = ({ value, variant, reason }: z.infer<typeof successSchema>): OfrepAnswer => {
  const isSet = value !== undefined && value !== null
  if (isSet && typeof value !== 'boolean') throw new TypeMismatchError('every flag is a switch')
  return { value: isSet ? value : undefined, variant: variant ?? undefined, reason: reason ?? undefined }
}

/** The service's own explanation is dropped, because it may quote the context. */
const failureOf = (errorCode: string): OpenFeatureError => {
  if (errorCode === 'PARSE_ERROR') return new ParseError('the service could not read the request')
  if (errorCode === 'TARGETING_KEY_MISSING') return new TargetingKeyMissingError('the service needs a targeting key')
  if (errorCode === 'INVALID_CONTEXT') return new InvalidContextError('the service refused the context')
  return new GeneralError('the service could not evaluate the flag')
}

const answerIn = async (response: Response, flag: string): Promise<OfrepAnswer> => {
  const { status } = response
  if (status === 200) return switchIn(await bodyOf(response, successSchema))
  if (status === 400) throw failureOf((await bodyOf(response, failureSchema)).errorCode)
  await response.body?.cancel()
  if (status === 404) throw new FlagNotFoundError(flag)
  throw new FlagServiceUnavailable(status, response.headers.get('retry-after'))
}

/**
 * Evaluates one flag by OFREP, the OpenFeature Remote Evaluation Protocol. Redirects are not followed, because the
 * operator named one address.
 * @throws {OpenFeatureError} when the service does not decide this flag
 * @throws {FlagServiceUnavailable} when it answers nobody at present
 */
export const requestFlag = async (
  { url, clientId }: FlagService,
  flag: string,
  context: object,
): Promise<OfrepAnswer> => {
  const address = `${url.replace(/\/+$/, '')}/ofrep/v1/evaluate/flags/${encodeURIComponent(flag)}`
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${clientId}`, 'content-type': 'application/json' },
      body: JSON.stringify({ context }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return await answerIn(response, flag)
  } catch (error) {
    if (error instanceof OpenFeatureError || error instanceof FlagServiceUnavailable) throw error
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    throw new FlagServiceUnavailable(isLate ? 'timeout' : 'network')
  }
}
