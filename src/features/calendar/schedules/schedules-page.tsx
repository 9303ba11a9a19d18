import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ParentingScheduleDto } from '#contract/calendar/parenting-schedules.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { parentingScheduleMachine } from '#machines/calendar/parenting-schedule.machine.ts'
import type { PlanMeta } from '#machines/calendar/plan.guards.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { DetailsStack } from '#src/ui/layout/details-columns.tsx'
import { PlanLists, PlanPage } from '../plan/plan-page.tsx'
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

function Lists({ items }: { items: readonly ParentingScheduleDto[] }) {
  const { parentingSchedules: messages } = useI18nContext().LL
  const listed = (as: PlanMeta['listed']) => items.filter((item) => isListed(item, as))
  return (
    <DetailsStack>
      <PlanLists
        lists={[
          { title: messages.active(), rows: listed('active') },
          { title: messages.inactive(), rows: listed('inactive') },
        ]}
        idOf={({ id }) => id}
        card={(schedule, onAction) => <ScheduleCard schedule={schedule} onAction={onAction} />}
        dialog={(action, schedule, onClose) => (
          <ScheduleDialog open action={action} schedule={schedule} onClose={onClose} />
        )}
      />
    </DetailsStack>
  )
}
