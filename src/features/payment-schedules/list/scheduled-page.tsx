import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { paymentSeriesRoutes } from '#contract/payment-schedules/payment-schedules.ts'
import type { PaymentDto } from '#contract/payments/payments.ts'
import type { RouteOutput } from '#contract/route.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { scheduledQuery } from '../payment-schedules.queries.ts'
import { seriesChart } from '../series.chart.ts'
import { SeriesTable, SinglesTable } from './scheduled-tables.tsx'
import { StopOne } from './stop-one.tsx'

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'u3' } })

/** Lists the scheduled payments. Both parents see them, and the payer can stop them. */
export function ScheduledPage() {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const { paymentSchedules: messages } = LL
  const query = useQuery(scheduledQuery(client))
  return (
    <>
      <PageHeader title={messages.title()} subtitle={messages.text()} />
      <Awaited query={query} messages={messages}>
        {(scheduled) => <Scheduled {...scheduled} />}
      </Awaited>
    </>
  )
}

type ScheduledProps = RouteOutput<(typeof paymentSeriesRoutes)['list']>

function Scheduled({ series, single, left }: ScheduledProps) {
  const { LL } = useI18nContext()
  const { may } = useViewer()
  const [stopping, setStopping] = useState<PaymentDto | null>(null)
  const { paymentSchedules: messages } = LL
  const active = series.filter((row) => !seriesChart(row).isFinal)
  const ended = series.filter((row) => seriesChart(row).isFinal)
  if (series.length + single.length === 0)
    return (
      <Card>
        <EmptyState
          title={messages.empty.title()}
          action={
            may('expense.settle') && <ButtonLink link={<Link to="/expenses" />}>{messages.empty.action()}</ButtonLink>
          }
        >
          {messages.empty.text()}
        </EmptyState>
      </Card>
    )
  return (
    <Stack>
      {may('expense.settle') && left !== null && (
        <chakra.p textStyle="secondary" color="fg.2">
          {messages.left({ count: left })}
        </chakra.p>
      )}
      {active.length > 0 && (
        <Card bleed>
          <CardHeader title={messages.series()} />
          <SeriesTable caption={messages.series()} rows={active} />
        </Card>
      )}
      {single.length > 0 && (
        <Card bleed>
          <CardHeader title={messages.single()} />
          <SinglesTable caption={messages.single()} rows={single} onStop={setStopping} />
        </Card>
      )}
      {ended.length > 0 && (
        <Card bleed>
          <CardHeader title={messages.ended()} />
          <SeriesTable caption={messages.ended()} rows={ended} />
        </Card>
      )}
      {stopping && <StopOne payment={stopping} onClose={() => setStopping(null)} />}
    </Stack>
  )
}
