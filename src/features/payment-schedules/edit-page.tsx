import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import {
  type PaymentSeriesDto,
  paymentSeriesDto,
  paymentSeriesRoutes,
} from '#contract/payment-schedules/payment-schedules.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { payableOf } from '#machines/expenses/expense.facts.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { presentItem } from '#src/app/shared/forms/refused.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { presentOrder } from '#src/app/shared/support-order/support-order.chart.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { ScheduleForm, useFormLater } from './lazy.tsx'
import { ledgersQuery } from './ledgers.query.ts'
import { keepSeries, owedQuery, sendingQuery, seriesQuery } from './payment-schedules.queries.ts'
import { type ScheduleTyped, valuesOf } from './schedule-form.schema.ts'
import { seriesNow } from './series.chart.ts'
import { expensePlan, type Subject, supportPlan } from './subject.ts'

/** What waits in a series, planned anew. */
export function EditSeriesPage() {
  useFormLater()
  const { id } = useParams({ from: '/_authed/expenses/scheduled/$id/edit' })
  const { client } = useApp()
  const { LL } = useI18nContext()
  const query = useQuery(seriesQuery(client, id))
  const { form } = LL.paymentSchedules
  return (
    <>
      <PageHeader
        title={form.editTitle()}
        subtitle={query.data && form.editText({ name: query.data.name })}
        back={{ label: form.editBack(), link: <Link to="/expenses/scheduled/$id" params={{ id }} /> }}
      />
      <Awaited query={query} words={LL.paymentSchedules}>
        {(series) => <Editing key={series.version} series={series} />}
      </Awaited>
    </>
  )
}

function Editing({ series }: { series: PaymentSeriesDto }) {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const { mayEdit, mayStop } = seriesNow(series, LL)
  const subject = useSubject(series, mayEdit)
  const sending = useQuery({ ...sendingQuery(client), enabled: mayEdit })
  const { details, form } = LL.paymentSchedules
  if (!mayEdit)
    return (
      <Card>
        <EmptyState
          title={mayStop ? details.planNotice() : details.sent()}
          action={
            <ButtonLink link={<Link to="/expenses/scheduled/$id" params={{ id: series.id }} />}>
              {form.editBack()}
            </ButtonLink>
          }
        />
      </Card>
    )
  return (
    <Awaited query={subject} words={LL.paymentSchedules}>
      {(paid) => (
        <Awaited query={sending} words={LL.paymentSchedules}>
          {({ accounts }) => <EditForm {...{ series, accounts }} subject={paid} />}
        </Awaited>
      )}
    </Awaited>
  )
}

/** What the series pays, with what is waiting in it given back. */
function useSubject({ expense, ledgerId, waiting }: PaymentSeriesDto, enabled: boolean): UseQueryResult<Subject> {
  const { client } = useApp()
  const owed = useQuery({
    ...owedQuery(client, expense?.id ?? ''),
    enabled: enabled && expense !== null,
    select: ({ id, facts }): Subject => ({ of: 'expense', id, payable: payableOf(facts) + waiting }),
  })
  const support = useQuery({
    ...ledgersQuery(client),
    enabled: enabled && expense === null,
    select: ({ ledgers }): Subject => {
      const ledger = ledgers.find(({ root }) => root === ledgerId)
      const order = ledger && presentOrder(ledger)
      return { of: 'support', id: order?.id ?? '', each: order?.amount ?? 0 }
    },
  })
  return expense === null ? support : owed
}

type EditFormProps = {
  series: PaymentSeriesDto
  subject: Subject
  accounts: Parameters<typeof ScheduleForm>[0]['accounts']
}

function EditForm({ series, subject, accounts }: EditFormProps) {
  const { LL } = useI18nContext()
  const reader = useViewer()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const change = useCommand(paymentSeriesRoutes.events, {
    onError: (failure) => {
      const item = presentItem(failure, paymentSeriesDto)
      if (item) void keepSeries(queries, item)
    },
  })
  const [initial] = useState(() => valuesOf(series, { ...reader, account: accounts[0]?.id ?? '' }))
  const { id, version, waiting } = series
  const { form } = LL.paymentSchedules
  const send = async (typed: ScheduleTyped) => {
    const plan = subject.of === 'expense' ? expensePlan(typed) : supportPlan(typed)
    const body = { type: 'paymentSeries.edit', version, waiting, ...plan } as const
    const item = await change.mutateAsync({ params: { id }, body })
    toast({ tone: 'done', text: form.saved() })
    await keepSeries(queries, item)
    await navigate({ to: '/expenses/scheduled/$id', params: { id } })
  }
  return (
    <ScheduleForm
      {...{ initial, reader, accounts, subject }}
      seriesId={id}
      pending={change.isPending}
      failure={change.error}
      failedTitle={form.notSaved()}
      onSend={send}
    />
  )
}
