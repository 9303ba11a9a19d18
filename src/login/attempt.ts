import { useCallback, useState } from 'react'
import { isRequestFailure } from '#src/api/failures.ts'

/** Describes the last attempt. Where a success leaves the page, it stays `busy`. */
export type Attempt =
  | { readonly kind: 'none' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'failed'; readonly failure: unknown }
  | { readonly kind: 'unlocked' }
  /** `until` is in milliseconds by this device's clock. */
  | { readonly kind: 'locked'; readonly until: number; readonly wait: number }

/** A refusal that says how long to wait locks until then. */
export function endOf(failure: unknown): Extract<Attempt, { kind: 'failed' | 'locked' }> {
  const wait = isRequestFailure(failure) && failure.statusCode === 429 ? failure.retryAfter : null
  return wait === null ? { kind: 'failed', failure } : { kind: 'locked', until: Date.now() + wait, wait }
}

/** Allows one attempt at a time; a locked-out person is told the wait at once. */
export function useAttempt() {
  const [attempt, setAttempt] = useState<Attempt>({ kind: 'none' })
  /** Resolves with what `work` does, or null when it failed. */
  const run = useCallback(async <T>(work: () => Promise<T>): Promise<T | null> => {
    setAttempt({ kind: 'busy' })
    try {
      return await work()
    } catch (failure) {
      setAttempt(endOf(failure))
      return null
    }
  }, [])
  const unlock = useCallback(() => setAttempt({ kind: 'unlocked' }), [])
  const reset = useCallback(() => setAttempt({ kind: 'none' }), [])
  const fail = useCallback((failure: unknown) => setAttempt(endOf(failure)), [])
  return { attempt, run, unlock, reset, fail }
}
export type Trying = ReturnType<typeof useAttempt>
