import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { type PaymentSeriesItem, paymentSeriesItem, paymentSeriesRoutes } from '#contract/payment-series.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { payableOf } from '#machines/expense/expense.facts.ts'
import { useApp } from '#src/app/app-context.ts'
import { Awaited } from '#src/app/data/awaited.tsx'
import { useCommand } from '#src/app/data/use-command.ts'
import { presentItem } from '#src/app/forms/refused.ts'
import { useReader } from '#src/app/use-reader.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { useToast } from '#src/ui/toast-provider.tsx'
import { keepSeries, owedQuery, sendingQuery, seriesQuery } from './payment-series.queries.ts'
import { type ScheduleTyped, valuesOf } from './schedule-form.schema.ts'
import { ScheduleForm } from './schedule-form.tsx'
import { seriesNow } from './series.chart.ts'

/** What waits in a series, planned anew. */
export function EditSeriesPage() {
  const { id } = useParams({ from: '/_authed/expenses/scheduled/$id/edit' })
  const { client } = useApp()
  const { LL } = useI18nContext()
  const query = useQuery(seriesQuery(client, id))
  const { form } = LL.paymentSeries
  return (
    <>
      <PageHeader
        title={form.editTitle()}
        subtitle={query.data && form.editText({ name: query.data.name })}
        back={{ label: form.editBack(), link: <Link to="/expenses/scheduled/$id" params={{ id }} /> }}
      />
      <Awaited query={query} words={LL.paymentSeries}>
        {(series) => <Editing key={series.version} series={series} />}
      </Awaited>
    </>
  )
}

function Editing({ series }: { series: PaymentSeriesItem }) {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const { mayEdit, mayStop } = seriesNow(series, LL)
  const expenseId = series.expense?.id ?? ''
  const expense = useQuery({ ...owedQuery(client, expenseId), enabled: mayEdit && expenseId !== '' })
  const sending = useQuery({ ...sendingQuery(client), enabled: mayEdit })
  const { details, form } = LL.paymentSeries
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
    <Awaited query={expense} words={LL.paymentSeries}>
      {({ facts }) => (
        <Awaited query={sending} words={LL.paymentSeries}>
          {({ accounts }) => (
            <EditForm {...{ series, accounts, expenseId }} payable={payableOf(facts) + series.waiting} />
          )}
        </Awaited>
      )}
    </Awaited>
  )
}

type EditFormProps = {
  series: PaymentSeriesItem
  expenseId: string
  payable: number
  accounts: Parameters<typeof ScheduleForm>[0]['accounts']
}

function EditForm({ series, expenseId, payable, accounts }: EditFormProps) {
  const { LL } = useI18nContext()
  const reader = useReader()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const change = useCommand(paymentSeriesRoutes.events, {
    onError: (failure) => {
      const item = presentItem(failure, paymentSeriesItem)
      if (item) void keepSeries(queries, item)
    },
  })
  const [initial] = useState(() => valuesOf(series, { ...reader, account: accounts[0]?.id ?? '' }))
  const { id, version, waiting } = series
  const { form } = LL.paymentSeries
  const send = async ({ frequency, ...typed }: ScheduleTyped) => {
    if (frequency === 'once') return
    const body = { type: 'paymentSeries.edit', version, waiting, frequency, ...typed } as const
    const item = await change.mutateAsync({ params: { id }, body })
    toast({ tone: 'done', text: form.saved() })
    await keepSeries(queries, item)
    await navigate({ to: '/expenses/scheduled/$id', params: { id } })
  }
  return (
    <ScheduleForm
      {...{ initial, payable, reader, accounts, expenseId }}
      seriesId={id}
      pending={change.isPending}
      failure={change.error}
      failedTitle={form.notSaved()}
      onSend={send}
    />
  )
}
