import { useEffect } from 'react'
import { livePath } from '#contract/live.ts'
import { useFeatures } from '../../shared/use-features.ts'
import type { App } from '../create-app.ts'
import { applyChange, askAgain } from './apply.ts'
import { lead } from './leader-election.ts'

/** Keeps the queries up to date while somebody is signed in. */
export function useLive({ session, queryClient }: App): void {
  const features = useFeatures()
  useEffect(() => {
    const listening = lead(livePath, (word) => {
      if (word.kind === 'change') applyChange(queryClient, word.change, features)
      if (word.kind === 'change' && word.change.topic === 'session') session.send({ type: 'session.refresh' })
      if (word.kind === 'missed') askAgain(queryClient)
      // The session was ended or ran out. A refresh finds out which, and typed input stays.
      if (word.kind === 'refused' || word.kind === 'signedOut') session.send({ type: 'session.refresh' })
    })
    return listening
  }, [features, session, queryClient])
}
