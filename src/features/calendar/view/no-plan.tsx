import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs'
import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'

/** Says what to do first. Who may not plan reads that a parent does. */
export function NoPlan({ viewer }: { viewer: Viewer }) {
  const { empty } = useI18nContext().LL.calendar
  const may = viewer.may('parentingPlan.record')
  return (
    <Card>
      <EmptyState
        icon={IconCalendarPlus}
        title={empty.title()}
        action={may && <ButtonLink link={<Link to="/calendar/schedules/new" />}>{empty.action()}</ButtonLink>}
      >
        {may ? empty.text() : empty.textOthers()}
      </EmptyState>
    </Card>
  )
}
