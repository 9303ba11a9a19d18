import { useEffect } from 'react'
import { livePath } from '#contract/live.ts'
import type { App } from '../create-app.ts'
import { applyChange } from './apply.ts'
import { lead } from './lead.ts'

/** Keeps what is shown true while somebody is signed in. */
export function useLive({ session, queryClient }: App): void {
  useEffect(() => {
    const listening = lead(livePath, (word) => {
      if (word.kind === 'change') applyChange(queryClient, word.change)
      if (word.kind === 'change' && word.change.topic === 'session') session.send({ type: 'session.refresh' })
      if (word.kind === 'missed') void queryClient.invalidateQueries()
      if (word.kind === 'refused') session.send({ type: 'session.refresh' })
      if (word.kind === 'signedOut') session.send({ type: 'session.ended' })
    })
    return listening
  }, [session, queryClient])
}
