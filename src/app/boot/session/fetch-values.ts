import { sessionRoutes } from '#contract/session.ts'
import type { StoredValues } from '#machines/session/session.types.ts'
import { fieldsOf } from '#src/api/answer.ts'
import type { Send } from '#src/api/exchange.ts'
import { isRequestFailure } from '#src/api/failures.ts'

/**
 * Fetches the session values with a fresh token; null on a 401. This call is the refresh itself, so it never waits for
 * one.
 */
export async function fetchValues(send: Send, signal?: AbortSignal): Promise<StoredValues | null> {
  try {
    const { data } = await send({ path: sessionRoutes.localStorage.path, bound: false, signal })
    return fieldsOf(data)
  } catch (failure) {
    if (isRequestFailure(failure) && failure.statusCode === 401) return null
    throw failure
  }
}
