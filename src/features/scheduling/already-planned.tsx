import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { SupportLedgerDto } from '#contract/child-support/child-support.ts'
import { statusesIn } from '#contract/payments/payment-activity.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { scheduledQuery, seriesQuery } from '../payment-schedules/payment-schedules.queries.ts'

type AlreadyPlannedProps = { ledger: SupportLedgerDto; viewer: Viewer }

/** Says before anything is typed that a series already pays this ledger, and until when. */
export function AlreadyPlanned({ ledger, viewer }: AlreadyPlannedProps) {
  const { client } = useApp()
  const { data } = useQuery({ ...scheduledQuery(client), enabled: ledger.summary.scheduled > 0 })
  const running = data?.series.find(({ ledgerId, next }) => ledgerId === ledger.root && next !== null)
  return running ? <UntilWhen id={running.id} viewer={viewer} /> : null
}

function UntilWhen({ id, viewer }: { id: string; viewer: Viewer }) {
  const { client } = useApp()
  const { planned } = useI18nContext().LL.paymentSchedules
  const { data } = useQuery(seriesQuery(client, id))
  const last = data?.payments.findLast(({ status }) => statusesIn('scheduled').includes(status))
  if (!data || !last) return null
  return (
    <Banner
      tone="waiting"
      announce="none"
      title={planned.title({ date: viewer.date(last.on) })}
      action={
        <ButtonLink variant="secondary" link={<Link to="/expenses/scheduled/$id" params={{ id }} />}>
          {planned.see()}
        </ButtonLink>
      }
    >
      {planned.text({ amount: viewer.money(data.waiting) })}
    </Banner>
  )
}
