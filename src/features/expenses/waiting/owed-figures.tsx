import { Link } from '@tanstack/react-router'
import type { HomeDto } from '#contract/home.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { FigureCard } from '#src/app/shared/list/figure-cards.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { owedFigures } from '../list/log-totals.tsx'

/** Shows what each parent owes of shared expenses. Each figure leads to the expenses that it sums. */
export function OwedFigures({ home: { totals } }: { home: HomeDto }) {
  const { LL } = useI18nContext()
  const viewer = useViewer()
  const other = viewer.family.members.find(({ id, role }) => role === 'parent' && id !== viewer.viewpoint)
  if (!totals || !other) return null
  const recordedBy = { you: other.id, other: viewer.viewpoint }
  return owedFigures(totals, viewer, LL).map(({ key, ...figure }) => (
    <FigureCard
      key={key}
      {...figure}
      link={<Link to="/expenses" search={{ show: 'outstanding', by: recordedBy[key] }} />}
    />
  ))
}
