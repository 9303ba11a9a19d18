import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { SupportLedgerDto, SupportOrderDto, SupportOverviewDto } from '#contract/child-support/child-support.ts'
import { paymentSeriesRoutes } from '#contract/payment-schedules/payment-schedules.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { Awaited } from '#src/app/shared/data/awaited.tsx'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { mayPay, presentOrder } from '#src/features/child-support/support-order.chart.ts'
import { DetailsStack as Stack } from '#src/ui/layout/details-columns.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { keepSeries } from '../payment-schedules/payment-schedules.queries.ts'
import { AlreadyPlanned } from './already-planned.tsx'
import { useFormPreload } from './lazy.tsx'
import { Plan } from './plan.tsx'
import { firstSupportValues } from './schedule-form.schema.ts'
import { ledgersQuery } from './scheduling.queries.ts'
import { supportPlan } from './subject.ts'
import { backTo, type Unready, UnreadyCard } from './unready.tsx'

/** Picks the ledger in the address, else the one with the latest order. */
const ledgerIn = ({ ledgers }: SupportOverviewDto, wanted: string | undefined): SupportLedgerDto | undefined =>
  ledgers.find(({ root }) => root === wanted) ?? ledgers[0]

/** Asks the order's chart whether the viewer may pay anything. */
function unreadyOrder(order: SupportOrderDto | undefined, viewer: Viewer): Unready | null {
  if (!order || !mayPay(order)) return order && !viewer.isYou(order.payerId) ? 'notPayer' : 'nothing'
  return viewer.family.bankTransfers ? null : 'notServed'
}

/** Plans payments of child support: one on a day, or a series on the due days. */
export function SupportSchedulePage() {
  useFormPreload()
  const { ledger: wanted } = useSearch({ from: '/_authed/expenses/childSupport/schedule' })
  const { client } = useApp()
  const { LL } = useI18nContext()
  const viewer = useViewer()
  const query = useQuery(ledgersQuery(client))
  const { form } = LL.paymentSchedules
  const place = { of: 'support', id: wanted } as const
  return (
    <>
      <PageHeader
        title={form.supportTitle()}
        subtitle={form.supportText({ name: otherParentOf(viewer) })}
        back={{ label: form.backToSupport(), link: backTo(place) }}
      />
      <Awaited query={query} messages={LL.paymentSchedules}>
        {(overview) => <LedgerPlan ledger={ledgerIn(overview, wanted)} />}
      </Awaited>
    </>
  )
}

function LedgerPlan({ ledger }: { ledger: SupportLedgerDto | undefined }) {
  const { LL } = useI18nContext()
  const viewer = useViewer()
  const order = ledger && presentOrder(ledger)
  const why = unreadyOrder(order, viewer)
  const place = { of: 'support', id: ledger?.root } as const
  if (why || !order || !ledger) return <UnreadyCard why={why ?? 'nothing'} place={place} viewer={viewer} LL={LL} />
  return <OrderPlan ledger={ledger} order={order} />
}

function OrderPlan({ ledger, order }: { ledger: SupportLedgerDto; order: SupportOrderDto }) {
  const { form } = useI18nContext().LL.paymentSchedules
  const viewer = useViewer()
  const queries = useQueryClient()
  const create = useCommand(paymentSeriesRoutes.createSupport, { onError: () => void keepSeries(queries, null) })
  const { id, version, amount: each, facts } = order
  const { next } = ledger.summary
  return (
    <Stack>
      <AlreadyPlanned ledger={ledger} viewer={viewer} />
      <Plan
        subject={{ of: 'support', id, each }}
        seriesId={null}
        place={{ of: 'support', id: ledger.root }}
        initial={(account) =>
          firstSupportValues({
            each: next && each,
            open: facts.due,
            name: form.supportName(),
            next: next?.dueOn ?? null,
            today: viewer.today,
            locale: viewer.locale,
            account,
          })
        }
        texts={{ done: form.done, failed: form.failed }}
        onSend={async (typed) => {
          const { series } = await create.mutateAsync({ params: { id }, body: { ...supportPlan(typed), version } })
          return series
        }}
      />
    </Stack>
  )
}
