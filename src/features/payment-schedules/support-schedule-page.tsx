import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { SupportLedgerDto, SupportOrderDto, SupportOverviewDto } from '#contract/child-support/child-support.ts'
import type { SendingEligibilityDto } from '#contract/expenses/paying.ts'
import { paymentSeriesRoutes } from '#contract/payment-schedules/payment-schedules.ts'
import { permissions } from '#contract/permissions.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { presentOrder } from '#src/app/shared/support-order/support-order.chart.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { otherParentOf } from '#src/app/shared/viewer/viewer.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { ScheduleForm, useFormLater } from './lazy.tsx'
import { ledgersQuery } from './ledgers.query.ts'
import { keepSeries, sendingQuery } from './payment-schedules.queries.ts'
import { firstSupportValues, type ScheduleTyped } from './schedule-form.schema.ts'
import { supportPlan } from './subject.ts'
import { backTo, UnreadyCard, unreadySending } from './unready.tsx'
import { unreadyOrder } from './unready-order.ts'

/** The ledger in the address, or the one whose order is the latest. */
const ledgerIn = ({ ledgers }: SupportOverviewDto, wanted: string | undefined): SupportLedgerDto | undefined =>
  ledgers.find(({ root }) => root === wanted) ?? ledgers[0]

/** Payments of child support, planned: one on a day, or a series on the days on which it falls due. */
export function SupportSchedulePage() {
  useFormLater()
  const { ledger: wanted } = useSearch({ from: '/_authed/expenses/childSupport/schedule' })
  const { client } = useApp()
  const { LL } = useI18nContext()
  const reader = useViewer()
  const may = permissions['support.see'](reader.family)
  const query = useQuery({ ...ledgersQuery(client), enabled: may })
  const { form } = LL.paymentSchedules
  const place = { of: 'support', id: wanted } as const
  return (
    <>
      <PageHeader
        title={form.supportTitle()}
        subtitle={may && form.supportText({ name: otherParentOf(reader) })}
        back={{ label: form.backToSupport(), link: backTo(place) }}
      />
      {may ? (
        <Awaited query={query} words={LL.paymentSchedules}>
          {(overview) => <Schedule ledger={ledgerIn(overview, wanted)} />}
        </Awaited>
      ) : (
        <UnreadyCard why="notPayer" {...{ place, reader, LL }} />
      )}
    </>
  )
}

function Schedule({ ledger }: { ledger: SupportLedgerDto | undefined }) {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const reader = useViewer()
  const order = ledger && presentOrder(ledger)
  const why = unreadyOrder(order, reader)
  const sending = useQuery({ ...sendingQuery(client), enabled: why === null })
  const place = { of: 'support', id: ledger?.root } as const
  if (why || !order || !ledger) return <UnreadyCard why={why ?? 'nothing'} {...{ place, reader, LL }} />
  return (
    <Awaited query={sending} words={LL.paymentSchedules}>
      {(standing) => {
        const reason = unreadySending(standing)
        if (reason) return <UnreadyCard why={reason} {...{ place, reader, LL }} />
        return <NewSchedule {...{ ledger, order, standing }} />
      }}
    </Awaited>
  )
}

type NewScheduleProps = { ledger: SupportLedgerDto; order: SupportOrderDto; standing: SendingEligibilityDto }

function NewSchedule({ ledger, order, standing }: NewScheduleProps) {
  const { LL } = useI18nContext()
  const reader = useViewer()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const create = useCommand(paymentSeriesRoutes.createSupport, { onError: () => void keepSeries(queries, null) })
  const { form } = LL.paymentSchedules
  const { next } = ledger.summary
  const [initial] = useState(() =>
    firstSupportValues({
      ...{ each: next && order.amount, open: order.facts.due, name: form.supportName(), next: next?.dueOn ?? null },
      ...{ today: reader.today, locale: reader.locale, account: standing.accounts[0]?.id ?? '' },
    }),
  )
  const { id, version, amount: each } = order
  const send = async (typed: ScheduleTyped) => {
    const { series } = await create.mutateAsync({ params: { id }, body: { ...supportPlan(typed), version } })
    toast({ tone: 'done', text: form.done() })
    await keepSeries(queries, series)
    await (series
      ? navigate({ to: '/expenses/scheduled/$id', params: { id: series.id } })
      : navigate({ to: '/expenses/scheduled' }))
  }
  return (
    <ScheduleForm
      {...{ initial, reader }}
      subject={{ of: 'support', id, each }}
      seriesId={null}
      accounts={standing.accounts}
      pending={create.isPending}
      failure={create.error}
      failedTitle={form.failed()}
      onSend={send}
    />
  )
}
