import type { Send } from './exchange.ts'
import { isRequestFailure } from './failures.ts'
import { newKey } from './idempotency-key.ts'

/** Asks the person for their password; resolves with whether they gave it. */
export type AskPassword = () => Promise<boolean>

/**
 * Sends a request, and when the server needs the password again, asks for it and sends the same request with the same
 * key. The refusal stands when the person does not give it.
 */
export const sendConfirmed =
  (send: Send, askPassword: AskPassword): Send =>
  async (options) => {
    const keyed = { ...options, idempotencyKey: options.idempotencyKey ?? newKey() }
    for (;;)
      try {
        return await send(keyed)
      } catch (failure) {
        const needed = isRequestFailure(failure) && failure.exception === 'passwordNeeded'
        if (!needed || !(await askPassword().catch(() => false))) throw failure
      }
  }
