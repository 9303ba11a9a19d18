import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { type PaymentSeriesDto, paymentSeriesDto } from '#contract/payment-schedules/payment-schedules.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { payableOf } from '#machines/expenses/expense.facts.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { useLifecycle } from '#src/app/shared/lifecycle/use-lifecycle.ts'
import { useSeen } from '#src/app/shared/lifecycle/use-seen.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { presentOrder } from '#src/features/child-support/support-order.chart.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { seriesQuery } from '../payment-schedules/payment-schedules.queries.ts'
import { seriesNow } from '../payment-schedules/series.chart.ts'
import { seriesLifecycle } from '../payment-schedules/series.commands.ts'
import { useFormPreload } from './lazy.tsx'
import { Plan } from './plan.tsx'
import { valuesOf } from './schedule-form.schema.ts'
import { ledgersQuery, owedQuery, sendingQuery } from './scheduling.queries.ts'
import { expensePlan, type Subject, supportPlan } from './subject.ts'

/** Changes the payments that still wait in a series. */
export function EditSeriesPage() {
  useFormPreload()
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
      <Awaited query={query} messages={LL.paymentSchedules}>
        {(series) => <Editing key={series.id} series={series} />}
      </Awaited>
    </>
  )
}

function Editing({ series }: { series: PaymentSeriesDto }) {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const { mayEdit, mayStop } = seriesNow(series, LL)
  const subject = useSubject(series, mayEdit)
  // The form needs both queries, so they start at the same time.
  useQuery({ ...sendingQuery(client), enabled: mayEdit })
  const { details, form } = LL.paymentSchedules
  if (!mayEdit)
    return (
      <Card>
        <EmptyState
          title={mayStop ? details.planNotice() : details.sent()}
          action={
            <Actions>
              <ButtonLink
                variant={mayStop ? 'secondary' : 'primary'}
                link={<Link to="/expenses/scheduled/$id" params={{ id: series.id }} />}
              >
                {form.editBack()}
              </ButtonLink>
              {mayStop && <ButtonLink link={<Link to="/account/plan" />}>{LL.shell.seePlan()}</ButtonLink>}
            </Actions>
          }
        />
      </Card>
    )
  return (
    <Awaited query={subject} messages={LL.paymentSchedules}>
      {(paid) => <EditPlan series={series} subject={paid} />}
    </Awaited>
  )
}

/** Gives what the series pays, with its waiting amounts counted as payable again. */
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

function EditPlan({ series: latest, subject }: { series: PaymentSeriesDto; subject: Subject }) {
  const { form } = useI18nContext().LL.paymentSchedules
  const viewer = useViewer()
  const [seen, look] = useSeen(latest, paymentSeriesDto)
  const series = seen ?? latest
  const { send } = useLifecycle(seriesLifecycle, latest)
  const { id, version, waiting } = series
  return (
    <Plan
      subject={subject}
      seriesId={id}
      place={null}
      initial={(account) => valuesOf(series, { today: viewer.today, locale: viewer.locale, account })}
      texts={{ done: form.saved, failed: form.notSaved }}
      onSend={async (typed) => {
        const plan = subject.of === 'expense' ? expensePlan(typed) : supportPlan(typed)
        const outcome = await send({ type: 'paymentSeries.edit', version, waiting, ...plan }, series)
        if (outcome.kind === 'done') return outcome.item
        look(outcome.failure)
        throw outcome.failure
      }}
    />
  )
}
