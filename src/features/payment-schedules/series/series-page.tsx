import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { PaymentSeriesDto } from '#contract/payment-schedules/payment-schedules.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { paymentSeriesMachine } from '#machines/payment-schedules/payment-series.machine.ts'
import type { PaymentSeriesMeta } from '#machines/payment-schedules/payment-series.setup.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { isMissing } from '#src/app/shared/data/failure-text.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { Chip } from '#src/ui/data/chip.tsx'
import { TurnCard } from '#src/ui/data/turn-card.tsx'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { seriesQuery } from '../payment-schedules.queries.ts'
import { seriesNow } from '../series.chart.ts'
import { SeriesFacts, SeriesPayments } from './series-parts.tsx'
import { StopSeries } from './stop-series.tsx'

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'u3' } })

export function SeriesPage() {
  const { id } = useParams({ from: '/_authed/expenses/scheduled/$id/' })
  const { client } = useApp()
  const { LL } = useI18nContext()
  const query = useQuery(seriesQuery(client, id))
  const { details, title } = LL.paymentSchedules
  const chip = query.data && seriesNow(query.data, LL).chip
  return (
    <>
      <PageHeader
        title={query.data ? <Verbatim>{query.data.name}</Verbatim> : title()}
        chip={chip && <Chip tone={chip.tone}>{chip.text}</Chip>}
        back={{ label: details.back(), link: <Link to="/expenses/scheduled" /> }}
      />
      {isMissing(query.error) && !query.data ? (
        <Card>
          <EmptyState
            title={details.missing()}
            action={<ButtonLink link={<Link to="/expenses/scheduled" />}>{details.back()}</ButtonLink>}
          />
        </Card>
      ) : (
        <Awaited query={query} messages={LL.paymentSchedules}>
          {(series) => <Series series={series} />}
        </Awaited>
      )}
    </>
  )
}

function Series({ series }: { series: PaymentSeriesDto }) {
  return (
    <Stack>
      <Turn series={series} />
      <SeriesFacts series={series} />
      <SeriesPayments series={series} />
    </Stack>
  )
}

/** Shows what comes next and what this viewer may do about it. */
function Turn({ series }: { series: PaymentSeriesDto }) {
  const { LL } = useI18nContext()
  const viewer = useViewer()
  const [stopping, setStopping] = useState(false)
  const { paymentSchedules: messages } = LL
  const { details } = messages
  const { chip, mayEdit, mayStop } = seriesNow(series, LL)
  const { next, status, id } = series
  const ended =
    metaOfLeaf<PaymentSeriesMeta>(paymentSeriesMachine, status).ended === 'cutShort'
      ? details.stopped()
      : details.sent()
  const why = viewer.isYou(series.receiverId) ? details.whyReceiver() : details.why()
  return (
    <>
      <TurnCard
        tone={chip.tone}
        chip={chip.text}
        title={next ? messages.next({ amount: viewer.money(next.amount), time: viewer.moment(next.at) }) : ended}
        why={next && why}
        notice={mayStop && !mayEdit && details.planNotice()}
        chipInHeader
        actions={
          mayStop && (
            <>
              <Button variant="tertiary" onClick={() => setStopping(true)}>
                {details.stop()}
              </Button>
              {mayEdit ? (
                <ButtonLink variant="secondary" link={<Link to="/expenses/scheduled/$id/edit" params={{ id }} />}>
                  {details.edit()}
                </ButtonLink>
              ) : (
                <ButtonLink variant="secondary" link={<Link to="/account/plan" />}>
                  {LL.shell.seePlan()}
                </ButtonLink>
              )}
            </>
          )
        }
      />
      {stopping && <StopSeries series={series} onClose={() => setStopping(false)} />}
    </>
  )
}
