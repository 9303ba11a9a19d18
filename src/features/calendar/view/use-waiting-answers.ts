import { useEffect, useState } from 'react'
import { useApp } from '#src/app/shared/app-context.ts'
import { awaitAnswers } from '#src/app/shared/data/first-screen.ts'
import { afterUsefulScreen } from '#src/app/shared/useful-screen.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { actualTimesQuery } from '../actual/actual.queries.ts'

/**
 * Asks for what `WaitingHere` shows besides the requests, once the calendar itself is there. Says whether its texts have
 * come, and null until all is answered or took too long. Without the texts the next visit asks for them again. For people
 * who may not answer requests it asks for nothing and says false.
 */
export function useWaitingAnswers(): boolean | null {
  const { client, dictionaries, queryClient } = useApp()
  const { may } = useViewer()
  const answers = may('calendar.plan')
  const reads = may('actualTime.see')
  const [hasTexts, setHasTexts] = useState<boolean | null>(null)
  useEffect(() => {
    if (!answers) return
    let isGone = false
    const ask = async () => {
      await afterUsefulScreen()
      const come = Promise.all([
        dictionaries.need('changeRequests', 'actualTimes', 'common'),
        reads && queryClient.prefetchQuery(actualTimesQuery(client)),
      ])
      await awaitAnswers(come.then(() => !isGone && setHasTexts(true)))
      if (!isGone) setHasTexts((is) => is ?? false)
    }
    void ask()
    return () => {
      isGone = true
    }
  }, [client, dictionaries, queryClient, answers, reads])
  return answers ? hasTexts : false
}
