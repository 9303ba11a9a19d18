import { useQuery } from '@tanstack/react-query'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { homeQuery } from '#src/app/shared/data/home.ts'
import { FigureGrid, FigureSkeletons } from '#src/app/shared/list/figure-cards.tsx'
import type { HomeSlots } from '../feature.ts'
import { Filled } from './filled.tsx'

/** Says what the viewer owes and is owed, area by area; the list below says why nothing is known. */
export function Figures({ slots }: { slots: readonly HomeSlots[] }) {
  const { client } = useApp()
  const { figures } = useI18nContext().LL.home
  const { data, isError, isPaused } = useQuery(homeQuery(client))
  if (!data) return isError || isPaused ? null : <FigureSkeletons />
  return (
    <FigureGrid role="group" aria-label={figures()}>
      <Filled slots={slots} draw={({ Figures: Area }) => Area && <Area home={data} />} />
    </FigureGrid>
  )
}
