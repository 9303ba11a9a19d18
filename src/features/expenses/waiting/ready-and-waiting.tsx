import { lazy, Suspense } from 'react'
import type { Waiting } from '../../feature.ts'
import { WaitingLines } from './waiting-lines.tsx'

const MonthlyLines = lazy(async () => ({ default: (await import('../monthly/monthly-lines.tsx')).MonthlyLines }))

/** Lists drafts whose day has come before what waits. On most days there is none, so their code is not loaded. */
export function ReadyAndWaiting({ waiting }: { waiting: Waiting }) {
  return (
    <>
      {waiting.monthly.length > 0 && (
        <Suspense>
          <MonthlyLines waiting={waiting} />
        </Suspense>
      )}
      <WaitingLines waiting={waiting} />
    </>
  )
}
