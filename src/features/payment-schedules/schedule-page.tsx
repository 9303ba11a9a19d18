import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import type { SendingEligibilityDto } from '#contract/expenses/paying.ts'
import { paymentSeriesRoutes } from '#contract/payment-schedules/payment-schedules.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { payableOf } from '#machines/expenses/expense.facts.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { otherParentOf } from '#src/app/shared/viewer/viewer.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { ScheduleForm, useFormLater } from './lazy.tsx'
import { keepSeries, owedQuery, sendingQuery } from './payment-schedules.queries.ts'
import { firstValues, type ScheduleTyped } from './schedule-form.schema.ts'
import { expensePlan } from './subject.ts'
import { UnreadyCard, unreadyExpense, unreadySending } from './unready.tsx'

/** Payments of one expense, planned: one on a day, or a series. */
export function SchedulePage() {
  useFormLater()
  const { id } = useParams({ from: '/_authed/expenses/$id_/schedule' })
  const { client } = useApp()
  const { LL } = useI18nContext()
  const reader = useViewer()
  const expense = useQuery(owedQuery(client, id))
  const { form } = LL.paymentSchedules
  return (
    <>
      <PageHeader
        title={form.title()}
        subtitle={expense.data && form.text({ name: otherParentOf(reader), item: expense.data.name })}
        back={{ label: form.back(), link: <Link to="/expenses/$id" params={{ id }} /> }}
      />
      <Awaited query={expense} words={LL.paymentSchedules}>
        {(item) => <Schedule key={item.id} item={item} />}
      </Awaited>
    </>
  )
}

function Schedule({ item }: { item: ExpenseDto }) {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const reader = useViewer()
  const why = unreadyExpense(item)
  const sending = useQuery({ ...sendingQuery(client), enabled: why === null })
  if (why) return <UnreadyCard {...{ why, reader, LL }} place={{ of: 'expense', id: item.id }} />
  return (
    <Awaited query={sending} words={LL.paymentSchedules}>
      {(standing) => {
        const reason = unreadySending(standing)
        if (reason) return <UnreadyCard why={reason} {...{ reader, LL }} place={{ of: 'expense', id: item.id }} />
        return <NewSchedule item={item} standing={standing} />
      }}
    </Awaited>
  )
}

function NewSchedule({ item, standing }: { item: ExpenseDto; standing: SendingEligibilityDto }) {
  const { LL } = useI18nContext()
  const reader = useViewer()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const create = useCommand(paymentSeriesRoutes.create)
  const payable = payableOf(item.facts)
  const [initial] = useState(() =>
    firstValues({ payable, today: reader.today, locale: reader.locale, account: standing.accounts[0]?.id ?? '' }),
  )
  const { form } = LL.paymentSchedules
  const send = async (typed: ScheduleTyped) => {
    const { series } = await create.mutateAsync({
      body: { ...expensePlan(typed), expenseId: item.id, version: item.version },
    })
    toast({ tone: 'done', text: form.done() })
    await keepSeries(queries, series)
    await (series
      ? navigate({ to: '/expenses/scheduled/$id', params: { id: series.id } })
      : navigate({ to: '/expenses/scheduled' }))
  }
  return (
    <ScheduleForm
      {...{ initial, reader }}
      subject={{ of: 'expense', id: item.id, payable }}
      seriesId={null}
      accounts={standing.accounts}
      pending={create.isPending}
      failure={create.error}
      failedTitle={form.failed()}
      onSend={send}
    />
  )
}
