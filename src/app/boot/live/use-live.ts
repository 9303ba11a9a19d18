import { useEffect } from 'react'
import { livePath } from '#contract/live.ts'
import { useFeatures } from '../../shared/use-features.ts'
import type { App } from '../create-app.ts'
import { applyChange, askAgain } from './apply.ts'
import { lead } from './leader-election.ts'

/** Keeps what is shown true while somebody is signed in. */
export function useLive({ session, queryClient }: App): void {
  const features = useFeatures()
  useEffect(() => {
    const listening = lead(livePath, (word) => {
      if (word.kind === 'change') applyChange(queryClient, word.change, features)
      if (word.kind === 'change' && word.change.topic === 'session') session.send({ type: 'session.refresh' })
      if (word.kind === 'missed') askAgain(queryClient)
      // Ended by somebody or run out: asking again tells, and what was typed here stays.
      if (word.kind === 'refused' || word.kind === 'signedOut') session.send({ type: 'session.refresh' })
    })
    return listening
  }, [features, session, queryClient])
}
