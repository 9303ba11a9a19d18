import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { PaymentPageDto, PaymentSummaryDto } from '#contract/payments/payment-activity.ts'
import type { PaymentSelection } from '#contract/payments/payment-selection.ts'
import { PagedTable } from '#src/app/shared/list/paged-table.tsx'
import type { Pages } from '#src/app/shared/list/use-pages.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { activityColumns } from './activity-columns.tsx'
import { ActivityEmpty, ActivityNone } from './activity-empty.tsx'
import { orderText } from './activity-options.ts'
import { activityOrders } from './activity-selection.ts'
import { isSeveral, type Messages } from './texts.ts'

const linkOf = ({ id, series }: PaymentSummaryDto) =>
  isSeveral(series) ? (
    <Link to="/expenses/scheduled/$id" params={{ id: series.id }} />
  ) : (
    <Link to="/expenses/payments/$id" params={{ id }} />
  )
const keyOf = ({ id }: PaymentSummaryDto) => id

type ActivityListProps = {
  pages: Omit<Pages<PaymentPageDto>, 'first'>
  selection: PaymentSelection
  /** Describes the active filters; empty when there are none. */
  filters: string
  onChange: (change: PaymentSelection) => void
  onClear: () => void
  viewer: Viewer
  messages: Messages
}

export function ActivityList({ pages, selection, filters, onChange, onClear, viewer, messages }: ActivityListProps) {
  const { list } = messages.paymentActivity
  const { list: common } = messages.common
  const columns = useMemo(() => activityColumns(viewer, messages), [viewer, messages])
  return (
    <PagedTable<PaymentPageDto>
      pages={pages}
      caption={list.table()}
      columns={columns}
      rowKey={keyOf}
      rowLink={linkOf}
      sort={activityOrders.columnIn(selection)}
      onSort={({ key, direction }) => onChange(activityOrders.named(`${key}.${direction}`) ?? {})}
      sortStatus={common.sorted({ order: orderText(selection, messages) })}
      texts={{
        loading: list.loading(),
        notLoaded: list.notLoaded(),
        moreFailed: list.moreFailed(),
        retry: common.retry(),
        offlineTitle: common.offline(),
        offlineText: list.offline(),
      }}
      empty={
        filters ? (
          <ActivityNone filters={filters} onClear={onClear} messages={messages} />
        ) : (
          <ActivityEmpty viewer={viewer} messages={messages} />
        )
      }
    />
  )
}
