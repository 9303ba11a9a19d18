import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { SendingEligibilityDto } from '#contract/expenses/paying.ts'
import type { PaymentSeriesDto } from '#contract/payment-schedules/payment-schedules.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { keepSeries } from '../payment-schedules/payment-schedules.queries.ts'
import { ScheduleForm } from './lazy.tsx'
import type { ScheduleTyped, ScheduleValues } from './schedule-form.schema.ts'
import { sendingQuery } from './scheduling.queries.ts'
import type { Subject } from './subject.ts'
import { type SubjectRef, UnreadyCard, unreadySending } from './unready.tsx'

type PlanProps = {
  subject: Subject
  /** The waiting payments of this series are replaced. Null: a new plan. */
  seriesId: string | null
  /** A new plan belongs here, and needs accounts that can send. Null for an existing series. */
  place: SubjectRef | null
  initial: (accountId: string) => ScheduleValues
  texts: { readonly done: () => string; readonly failed: () => string }
  /** Gives the series, null for a single payment. */
  onSend: (typed: ScheduleTyped) => Promise<PaymentSeriesDto | null>
}

/** Shows the plan's form, or the reason why nothing can be planned. */
export function Plan(props: PlanProps) {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const viewer = useViewer()
  const eligibility = useQuery(sendingQuery(client))
  return (
    <Awaited query={eligibility} messages={LL.paymentSchedules}>
      {(sending) => {
        const why = props.place && unreadySending(sending)
        if (why && props.place) return <UnreadyCard why={why} place={props.place} viewer={viewer} LL={LL} />
        return <PlanForm {...props} accounts={sending.accounts} />
      }}
    </Awaited>
  )
}

type PlanFormProps = PlanProps & { accounts: SendingEligibilityDto['accounts'] }

function PlanForm({ subject, seriesId, accounts, initial, texts, onSend }: PlanFormProps) {
  const viewer = useViewer()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const [values] = useState(() => initial(accounts[0]?.id ?? ''))
  const plan = useMutation({ mutationFn: onSend })
  const send = async (typed: ScheduleTyped) => {
    const series = await plan.mutateAsync(typed)
    toast({ tone: 'done', text: texts.done() })
    await keepSeries(queries, series)
    await (series
      ? navigate({ to: '/expenses/scheduled/$id', params: { id: series.id } })
      : navigate({ to: '/expenses/scheduled' }))
  }
  return (
    <ScheduleForm
      initial={values}
      viewer={viewer}
      subject={subject}
      seriesId={seriesId}
      accounts={accounts}
      pending={plan.isPending}
      failure={plan.error}
      failedTitle={texts.failed()}
      onSend={send}
    />
  )
}
