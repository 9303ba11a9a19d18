import { useCallback, useState } from 'react'
import type { input } from 'zod/v4/core'
import { sessionRoutes } from '#contract/session.ts'
import { isRequestFailure } from '#src/api/failures.ts'
import type { Login } from './create-login.ts'

export type Credentials = input<(typeof sessionRoutes)['signIn']['body']>

/** Describes the last attempt. A success leaves this page, so it stays `busy`. */
export type Attempt =
  | { readonly kind: 'none' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'failed'; readonly failure: unknown }
  | { readonly kind: 'unlocked' }
  /** `until` is in milliseconds by this device's clock. */
  | { readonly kind: 'locked'; readonly until: number; readonly wait: number }

function endOf(failure: unknown): Attempt {
  const wait = isRequestFailure(failure) && failure.statusCode === 429 ? failure.retryAfter : null
  return wait === null ? { kind: 'failed', failure } : { kind: 'locked', until: Date.now() + wait, wait }
}

/** Allows one attempt at a time; a locked-out person is told the wait at once. */
export function useSignIn({ call, enter }: Login) {
  const [attempt, setAttempt] = useState<Attempt>({ kind: 'none' })
  const submit = useCallback(
    async (credentials: Credentials) => {
      setAttempt({ kind: 'busy' })
      try {
        await call(sessionRoutes.signIn, { body: credentials })
        enter()
      } catch (failure) {
        setAttempt(endOf(failure))
      }
    },
    [call, enter],
  )
  const unlock = useCallback(() => setAttempt({ kind: 'unlocked' }), [])
  return { attempt, submit, unlock }
}
export type SignIn = ReturnType<typeof useSignIn>
