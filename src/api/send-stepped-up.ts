import type { Send } from './exchange.ts'
import { isRequestFailure } from './failures.ts'
import { newKey } from './idempotency-key.ts'

/** Asks the person for their password or passkey; resolves with whether they gave it. */
export type AskStepUp = () => Promise<boolean>

/**
 * Sends a request, and when the server needs the password or passkey again, asks for it and sends the same request with the same
 * key. The refusal stands when the person does not give it.
 */
export const sendSteppedUp =
  (send: Send, askStepUp: AskStepUp): Send =>
  async (options) => {
    const keyed = { ...options, idempotencyKey: options.idempotencyKey ?? newKey() }
    for (;;)
      try {
        return await send(keyed)
      } catch (failure) {
        const needed = isRequestFailure(failure) && failure.exception === 'passwordNeeded'
        if (!needed || !(await askStepUp().catch(() => false))) throw failure
      }
  }
