import { useCallback, useState } from 'react'
import { type RecoveryLinkKind, recoveryRoutes } from '#contract/recovery/recovery.ts'
import { useAttempt } from '../attempt.ts'
import type { Login } from '../create-login.ts'
import { keepTyped } from './typed.ts'

type Asked =
  | { readonly kind: RecoveryLinkKind; readonly username: string }
  | { readonly kind: 'username'; readonly email: string }

const typedOf = (request: Asked): string => (request.kind === 'username' ? request.email : request.username)

/** Asks for a mail. The answer never says whether there is such an account. */
export function useAsking({ call }: Login) {
  const { attempt, run, unlock, reset } = useAttempt()
  const [sent, setSent] = useState<Asked | null>(null)
  const ask = useCallback(
    async (request: Asked) => {
      const done = await run(async () => {
        if (request.kind === 'username') await call(recoveryRoutes.askUsername, { body: { email: request.email } })
        else await call(recoveryRoutes.askLink, { body: request })
        return true
      })
      if (!done) return
      keepTyped(request.kind === 'username' ? 'recoverEmail' : 'recoverUsername', typedOf(request))
      setSent(request)
      reset()
    },
    [call, run, reset],
  )
  const again = useCallback(() => setSent(null), [])
  return { attempt, unlock, ask, again, sent: sent && { kind: sent.kind, typed: typedOf(sent) } }
}
export type Asking = ReturnType<typeof useAsking>
