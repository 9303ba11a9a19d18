import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import type { Join } from './create-join.ts'
import { onBrowserButtons } from './entry.ts'
import { LoadingPage } from './loading-page.tsx'
import { StartQuestion } from './start-question.tsx'

const LaterPage = lazy(async () => ({ default: (await import('./flow/later-page.tsx')).LaterPage }))

/** Shows the first question at once, and everything else when it has loaded. */
export function JoinPage({ join }: { join: Join }) {
  const view = useSyncExternalStore(join.subscribe, join.view)
  const [first] = useState(view.place)
  const [hasMoved, setHasMoved] = useState(false)
  useEffect(() => {
    if (view.place !== first) setHasMoved(true)
  }, [view.place, first])
  useEffect(() => onBrowserButtons((question) => join.act((flow) => flow.follow(question))), [join])
  if (view.place === 'start') return <StartQuestion join={join} view={view} focus={hasMoved} />
  return (
    <Suspense fallback={<LoadingPage />}>
      <LaterPage join={join} view={view} />
    </Suspense>
  )
}
