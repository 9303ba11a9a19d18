import { useEffect, useState } from 'react'
import { recoveryRoutes, type TypedRecovery } from '#contract/recovery/recovery.ts'
import type { Login } from '../create-login.ts'

type Key = keyof TypedRecovery

/** The values typed to get back into an account live as long as the tab. */
export const keepTyped = (key: Key, typed: string): void => sessionStorage.setItem(key, typed)

export function forgetTyped(): void {
  for (const key of ['recoverUsername', 'recoverEmail'] satisfies Key[]) sessionStorage.removeItem(key)
}

/** Brings back what this browser typed when it asked before, also in another tab. Null while nothing is known. */
export function useTyped({ call }: Login, key: Key): string | null {
  const [typed, setTyped] = useState(() => sessionStorage.getItem(key))
  useEffect(() => {
    if (typed !== null) return
    const left = new AbortController()
    call(recoveryRoutes.typed, {}, { server: 'page', signal: left.signal }).then(
      ({ [key]: before }) => {
        if (before === null) return
        keepTyped(key, before)
        setTyped(before)
      },
      // The field stays empty.
      () => undefined,
    )
    return () => left.abort()
  }, [call, key, typed])
  return typed
}
