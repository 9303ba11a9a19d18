import { useEffect } from 'react'
import { livePath } from '#contract/live.ts'
import { useFeatures } from '../../shared/use-features.ts'
import type { App } from '../create-app.ts'
import { applyChange, refetch } from './apply.ts'
import { lead } from './leader-election.ts'

/** Keeps the queries up to date while somebody is signed in. */
export function useLive({ session, queryClient, livePosition }: App): void {
  const features = useFeatures()
  useEffect(() => {
    const listening = lead(livePath, livePosition, (message) => {
      if (message.kind === 'change') applyChange(queryClient, message.change, features)
      if (message.kind === 'change' && message.change.topic === 'session') session.send({ type: 'session.refresh' })
      if (message.kind === 'missed') refetch(queryClient)
      // The session was ended or ran out. A refresh finds out which, and typed input stays.
      if (message.kind === 'refused' || message.kind === 'signedOut') session.send({ type: 'session.refresh' })
    })
    return listening
  }, [features, session, queryClient, livePosition])
}
