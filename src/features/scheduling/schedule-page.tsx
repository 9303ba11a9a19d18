import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { ExpenseDto } from '#contract/expenses/expenses.ts'
import { paymentSeriesRoutes } from '#contract/payment-schedules/payment-schedules.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { payableOf } from '#machines/expenses/expense.facts.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { otherParentOf } from '#src/app/shared/viewer/viewer.ts'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { useFormPreload } from './lazy.tsx'
import { Plan } from './plan.tsx'
import { firstValues } from './schedule-form.schema.ts'
import { owedQuery } from './scheduling.queries.ts'
import { expensePlan } from './subject.ts'
import { UnreadyCard, unreadyExpense } from './unready.tsx'

/** Plans payments of one expense: one on a day, or a series. */
export function SchedulePage() {
  useFormPreload()
  const { id } = useParams({ from: '/_authed/expenses/$id_/schedule' })
  const { client } = useApp()
  const { LL } = useI18nContext()
  const viewer = useViewer()
  const expense = useQuery(owedQuery(client, id))
  const { form } = LL.paymentSchedules
  return (
    <>
      <PageHeader
        title={form.title()}
        subtitle={expense.data && form.text({ name: otherParentOf(viewer), item: expense.data.name })}
        back={{ label: form.back(), link: <Link to="/expenses/$id" params={{ id }} /> }}
      />
      <Awaited query={expense} messages={LL.paymentSchedules}>
        {(item) => <ExpensePlan key={item.id} item={item} />}
      </Awaited>
    </>
  )
}

function ExpensePlan({ item }: { item: ExpenseDto }) {
  const { LL } = useI18nContext()
  const viewer = useViewer()
  const create = useCommand(paymentSeriesRoutes.create)
  const { id: expenseId, version, facts } = item
  const why = unreadyExpense(item, viewer)
  const place = { of: 'expense', id: expenseId } as const
  if (why) return <UnreadyCard why={why} place={place} viewer={viewer} LL={LL} />
  const payable = payableOf(facts)
  const { done, failed } = LL.paymentSchedules.form
  return (
    <Plan
      subject={{ of: 'expense', id: expenseId, payable }}
      seriesId={null}
      place={place}
      initial={(account) => firstValues({ payable, today: viewer.today, locale: viewer.locale, account })}
      texts={{ done, failed }}
      onSend={async (typed) => {
        const { series } = await create.mutateAsync({ body: { ...expensePlan(typed), expenseId, version } })
        return series
      }}
    />
  )
}
