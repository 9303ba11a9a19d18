import { lazy, Suspense } from 'react'
import type { HomeSlots, Waiting } from '../../feature.ts'

const CoparentLines = lazy(async () => ({ default: (await import('./coparent-lines.tsx')).CoparentLines }))

/** Few families wait for a parent to join, so the others do not load the code. */
function Lines({ waiting }: { waiting: Waiting }) {
  return (
    waiting.coparent.length > 0 && (
      <Suspense>
        <CoparentLines waiting={waiting} />
      </Suspense>
    )
  )
}

export const homeSlots: HomeSlots = { Lines, countLines: ({ coparent }) => coparent.length }
