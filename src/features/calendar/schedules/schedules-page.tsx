import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ParentingScheduleDto } from '#contract/calendar/parenting-schedules.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { parentingScheduleMachine } from '#machines/calendar/parenting-schedule.machine.ts'
import type { PlanMeta } from '#machines/calendar/plan.guards.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { DetailsStack } from '#src/ui/layout/details-columns.tsx'
import { PlanList, PlanPage } from '../plan/plan-page.tsx'
import type { PlanAction } from '../plan/plan-texts.ts'
import { ScheduleCard } from './schedule-card.tsx'
import type { ScheduleDialogProps } from './schedule-dialog.tsx'
import { schedulesQuery } from './schedules.queries.ts'

const ScheduleDialog = lazyDialog<ScheduleDialogProps>(
  async () => (await import('./schedule-dialog.tsx')).ScheduleDialog,
)

const isListed = ({ status }: ParentingScheduleDto, as: PlanMeta['listed']): boolean =>
  metaOfLeaf<PlanMeta>(parentingScheduleMachine, status).listed === as

/** Lists the schedules of the family, those that count now before those that ended. */
export function SchedulesPage() {
  const { client } = useApp()
  const { parentingSchedules: messages } = useI18nContext().LL
  const query = useQuery(schedulesQuery(client))
  return (
    <PlanPage
      query={query}
      messages={messages}
      add={<Link to="/calendar/schedules/new" />}
      beside={
        <ButtonLink variant="secondary" link={<Link to="/calendar/school" />}>
          {messages.school()}
        </ButtonLink>
      }
    >
      {(items) => <Lists items={items} />}
    </PlanPage>
  )
}

type Pending = { readonly action: PlanAction; readonly schedule: ParentingScheduleDto }

function Lists({ items }: { items: readonly ParentingScheduleDto[] }) {
  const { parentingSchedules: messages } = useI18nContext().LL
  const [pending, setPending] = useState<Pending | null>(null)
  const listed = (as: PlanMeta['listed']) =>
    items.filter((item) => isListed(item, as)).map((item) => ({ id: item.id, item }))
  const card = (schedule: ParentingScheduleDto) => (
    <ScheduleCard schedule={schedule} onAction={(action) => setPending({ action, schedule })} />
  )
  return (
    <DetailsStack>
      <PlanList title={messages.active()} items={listed('active')}>
        {card}
      </PlanList>
      <PlanList title={messages.inactive()} items={listed('inactive')}>
        {card}
      </PlanList>
      {pending && (
        <ScheduleDialog open action={pending.action} schedule={pending.schedule} onClose={() => setPending(null)} />
      )}
    </DetailsStack>
  )
}
