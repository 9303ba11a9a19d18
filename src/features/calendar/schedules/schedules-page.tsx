import { chakra } from '@chakra-ui/react/styled-system'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ParentingScheduleDto } from '#contract/calendar/parenting-schedules.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { parentingScheduleMachine } from '#machines/calendar/parenting-schedule.machine.ts'
import type { PlanMeta } from '#machines/calendar/plan.guards.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { DetailsStack } from '#src/ui/layout/details-columns.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
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
  const { may } = useViewer()
  const query = useQuery(schedulesQuery(client))
  const add = may('calendar.plan') && (
    <ButtonLink icon={IconPlus} link={<Link to="/calendar/schedules/new" />}>
      {messages.add()}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader
        title={messages.title()}
        subtitle={messages.text()}
        aside={query.data && query.data.items.length > 0 && add}
      />
      <Awaited query={query} messages={messages}>
        {({ items }) =>
          items.length === 0 ? (
            <Card>
              <EmptyState title={messages.empty.title()} action={add || undefined}>
                {add ? messages.empty.text() : messages.empty.textOthers()}
              </EmptyState>
            </Card>
          ) : (
            <Lists items={items} />
          )
        }
      </Awaited>
    </>
  )
}

type Pending = { readonly action: PlanAction; readonly schedule: ParentingScheduleDto }

function Lists({ items }: { items: readonly ParentingScheduleDto[] }) {
  const { parentingSchedules: messages } = useI18nContext().LL
  const [pending, setPending] = useState<Pending | null>(null)
  const parts = [
    { title: messages.active(), rows: items.filter((item) => isListed(item, 'active')) },
    { title: messages.inactive(), rows: items.filter((item) => isListed(item, 'inactive')) },
  ]
  return (
    <DetailsStack>
      {parts
        .filter(({ rows }) => rows.length > 0)
        .map(({ title, rows }) => (
          <section key={title} aria-label={title}>
            <chakra.h2 textStyle="cardHeading" mb="u1.5">
              {title}
            </chakra.h2>
            <chakra.ul display="grid" gap="u2">
              {rows.map((schedule) => (
                <li key={schedule.id}>
                  <ScheduleCard schedule={schedule} onAction={(action) => setPending({ action, schedule })} />
                </li>
              ))}
            </chakra.ul>
          </section>
        ))}
      {pending && (
        <ScheduleDialog open action={pending.action} schedule={pending.schedule} onClose={() => setPending(null)} />
      )}
    </DetailsStack>
  )
}
