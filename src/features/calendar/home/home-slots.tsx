import { lazy, Suspense } from 'react'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { whenIdle } from '#src/app/shared/when-idle.ts'
import type { HomeSlots, Waiting } from '../../feature.ts'
import { WeekFrame } from './week-frame.tsx'

const WeekCard = lazy(whenIdle(async () => ({ default: (await import('./week-card.tsx')).WeekCard })))
const ChangeLines = lazy(async () => ({ default: (await import('./change-lines.tsx')).ChangeLines }))

const ActualLines = lazy(async () => ({ default: (await import('./actual-lines.tsx')).ActualLines }))

/** Home shows what waits before it has the code that computes whose week it is. A family without children has no such week. */
function Week() {
  const { family } = useViewer()
  if (!family.children.some(({ offered }) => offered)) return null
  return (
    <Suspense fallback={<WeekFrame />}>
      <WeekCard />
    </Suspense>
  )
}

const countLines = ({ changes, actualTimes }: Waiting): number => changes.length + actualTimes.length

/** Few families have something open here, so the others do not load the code. */
function Lines({ waiting }: { waiting: Waiting }) {
  return (
    countLines(waiting) > 0 && (
      <Suspense>
        <ChangeLines waiting={waiting} />
        <ActualLines waiting={waiting} />
      </Suspense>
    )
  )
}

export const homeSlots: HomeSlots = { Top: Week, Lines, countLines }
