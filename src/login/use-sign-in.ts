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
export function useSignIn(login: Login) {
  const { call, enter } = login
  const { attempt, run, unlock, reset, fail } = useAttempt()
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
  /** Signs in with a passkey alone, whose code comes with the press. */
  const withPasskey = useCallback(
    () =>
      run(async () => {
        const { signInWithPasskey } = await import('./passkey-sign-in.ts')
        if (await signInWithPasskey(login)) enter()
        else reset()
      }),
    [login, enter, run, reset],
  )
  /** Begins anew, after a second step that came too late. */
  const startOver = useCallback(
    (failure: unknown) => {
      setHalfDone(false)
      fail(failure)
    },
    [fail],
  )
  return { attempt, submit, withPasskey, unlock, isHalfDone, startOver }
}
export type SignIn = ReturnType<typeof useSignIn>
