import { lazy, Suspense } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { whenIdle } from '#src/app/shared/when-idle.ts'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import type { HomeSlots } from '../feature.ts'

const LatestCard = lazy(whenIdle(async () => ({ default: (await import('./latest-card.tsx')).LatestCard })))

/** Home shows what waits before it has the code of the record. */
function Latest() {
  const { latest, loading } = useI18nContext().LL.history
  const awaited = (
    <Card bleed aria-busy data-late>
      <CardHeader title={latest.title()} />
      <SkeletonRows label={loading()} rows={5} tile={false} />
    </Card>
  )
  return (
    <Suspense fallback={awaited}>
      <LatestCard />
    </Suspense>
  )
}

export const homeSlots: HomeSlots = { Aside: Latest }
