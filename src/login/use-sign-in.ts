import { useCallback, useState } from 'react'
import type { input } from 'zod/v4/core'
import { sessionRoutes } from '#contract/session.ts'
import { isRequestFailure } from '#src/api/failures.ts'
import { useAttempt } from './attempt.ts'
import type { Login } from './create-login.ts'

export type Credentials = input<(typeof sessionRoutes)['signIn']['body']>

export const needsSecondStep = (failure: unknown): boolean =>
  isRequestFailure(failure) && failure.exception === 'secondStepNeeded'

/** Signs in, at once or after the second step of whoever asks for one. */
export function useSignIn({ call, enter }: Login) {
  const { attempt, run, unlock, fail } = useAttempt()
  const [isHalfDone, setHalfDone] = useState(false)
  const submit = useCallback(
    (credentials: Credentials) =>
      run(async () => {
        try {
          await call(sessionRoutes.signIn, { body: credentials })
          enter()
        } catch (failure) {
          if (!needsSecondStep(failure)) throw failure
          setHalfDone(true)
        }
      }),
    [call, enter, run],
  )
  /** Begins anew, after a second step that came too late. */
  const startOver = useCallback(
    (failure: unknown) => {
      setHalfDone(false)
      fail(failure)
    },
    [fail],
  )
  return { attempt, submit, unlock, isHalfDone, startOver }
}
export type SignIn = ReturnType<typeof useSignIn>
