import { useCallback, useEffect, useState } from 'react'
import { type RecoveryLinkKind, recoveryRoutes } from '#contract/recovery/recovery.ts'
import { isRequestFailure } from '#src/api/failures.ts'
import { type Attempt, endOf } from '../attempt.ts'
import type { Login } from '../create-login.ts'

const isEnded = (failure: unknown): boolean => isRequestFailure(failure) && failure.exception === 'linkEnded'
/** A token of another form was never mailed. */
const isMalformed = (failure: unknown): boolean => isRequestFailure(failure) && failure.exception === 'invalid'

type Looked =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ended' }
  | Extract<Attempt, { kind: 'failed' | 'locked' }>
  | { readonly kind: 'known'; readonly username: string }

/** Looks whose account a mailed link leads to, which does not use it up. */
export function useLink({ call }: Login, kind: RecoveryLinkKind, token: string) {
  const [looked, setLooked] = useState<Looked>({ kind: 'loading' })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round looks again
  useEffect(() => {
    const left = new AbortController()
    setLooked({ kind: 'loading' })
    call(recoveryRoutes.look, { body: { kind, token } }, { signal: left.signal }).then(
      ({ username }) => setLooked({ kind: 'known', username }),
      (failure: unknown) => {
        if (left.signal.aborted) return
        setLooked(isEnded(failure) || isMalformed(failure) ? { kind: 'ended' } : endOf(failure))
      },
    )
    return () => left.abort()
  }, [call, kind, token, round])
  const lookAgain = useCallback(() => setRound((before) => before + 1), [])
  /** Shows that the link ended when a later answer says so; any other failure is thrown on. */
  const endIfEnded = useCallback((failure: unknown): never => {
    if (isEnded(failure)) setLooked({ kind: 'ended' })
    throw failure
  }, [])
  const end = useCallback(() => setLooked({ kind: 'ended' }), [])
  return { looked, lookAgain, endIfEnded, end }
}
export type Link = ReturnType<typeof useLink>
