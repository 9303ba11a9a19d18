import { onlineManager } from '@tanstack/react-query'
import type { Route, RouteInput, RouteOutput } from '#contract/route.ts'
import type { CallOptions } from '#src/api/call.ts'
import type { Client } from '#src/api/client.ts'
import { createIdempotencyKey, type SentKeyStore } from '#src/api/idempotency-key.ts'
import { OfflineError } from './offline-error.ts'

type CommandOptions = Pick<CallOptions, 'bytes' | 'transport'> & {
  /** Distinguishes commands where the input alone does not, such as by the file that is sent. */
  readonly identity?: unknown
}

/**
 * Sends commands through contract routes, each with an idempotency key. A repeat of the same input after a missing
 * answer repeats the key, so the server runs it once. Rejects with OfflineError before anything is sent, or as the call
 * failed.
 */
export function createCommandSender({ call }: Pick<Client, 'call'>, sentKeys?: SentKeyStore) {
  const key = createIdempotencyKey(sentKeys)
  return async <R extends Route>(
    route: R,
    input: RouteInput<R>,
    { identity = input, ...options }: CommandOptions = {},
  ): Promise<RouteOutput<R>> => {
    if (!onlineManager.isOnline()) throw new OfflineError()
    const idempotencyKey = key.take(identity)
    try {
      const output = await call(route, input, { ...options, idempotencyKey })
      key.settle()
      return output
    } catch (failure) {
      key.settle(failure)
      throw failure
    }
  }
}
export type SendCommand = ReturnType<typeof createCommandSender>
