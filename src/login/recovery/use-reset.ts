import { useState } from 'react'
import { isRequestFailure } from '#src/api/failures.ts'
import type { Trying } from '../attempt.ts'
import type { Login } from '../create-login.ts'
import { needsSecondStep } from '../use-sign-in.ts'
import { forgetTyped } from './typed.ts'
import type { Link } from './use-link.ts'

export type Resetting = {
  login: Login
  token: string
  link: Link
  trying: Trying
  onDone: (username: string) => void
}

/** The server says about a field. */
export type Problem = { readonly field: string; readonly text: string }

/** Nothing was changed, and the form says why or the person changed their mind. */
const unchanged = Symbol('unchanged')

/** Sends a new password, and says whether the person has to give their second step with it. */
export function useReset({ link, trying, onDone }: Omit<Resetting, 'login' | 'token'>) {
  const [needsSecond, setNeedsSecond] = useState(false)
  /** @param wrong shows what the server says about the new password */
  const send = async (
    reset: () => Promise<{ readonly username: string } | null>,
    wrong: (problem: Problem) => void,
  ) => {
    const saved = await trying.run(async () => {
      try {
        return (await reset()) ?? unchanged
      } catch (failure) {
        const [problem] = isRequestFailure(failure) ? failure.validationErrors : []
        if (problem) wrong(problem)
        else if (needsSecondStep(failure)) setNeedsSecond(true)
        else return link.endIfEnded(failure)
        return unchanged
      }
    })
    if (saved === unchanged) trying.reset()
    else if (saved) {
      forgetTyped()
      onDone(saved.username)
    }
  }
  return { needsSecond, send }
}
