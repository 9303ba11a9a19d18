import type { PaymentSelection } from '#contract/payments/payment-selection.ts'
import { Filters } from '#src/app/shared/list/filters.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { choiceNames, optionsOf, orderOptions } from './activity-options.ts'
import { activityOrders, activityRules } from './activity-selection.ts'
import type { Messages } from './texts.ts'

type ActivityFiltersProps = {
  selection: PaymentSelection
  onChange: (change: PaymentSelection) => void
  onClear: () => void
  /** Counts the matching rows; undefined while the number is not known. */
  count: number | undefined
  viewer: Viewer
  messages: Messages
}

export function ActivityFilters({ selection, onChange, onClear, count, viewer, messages }: ActivityFiltersProps) {
  const { list } = messages.paymentActivity
  const { filters } = messages.common
  const options = optionsOf(viewer, messages)
  const active = activityRules.activeIn(selection)
  const elsewhere = active.filter((name) => name !== 'search').length
  return (
    <Filters
      title={list.filters.title()}
      search={{ label: list.search(), value: selection.search ?? '' }}
      openLabel={elsewhere > 0 ? filters.openSome({ count: elsewhere }) : filters.open()}
      choices={choiceNames.map((name) => ({
        name,
        label: list.filters[name](),
        options: options[name],
        value: selection[name] ?? '',
        inBar: true,
      }))}
      days={{
        from: { label: list.filters.from(), value: selection.from ?? '' },
        to: { label: list.filters.to(), value: selection.to ?? '' },
        last: viewer.today,
        backwards: filters.backwards(),
        period: {
          label: list.date(),
          texts: {
            any: filters.period.any(),
            thisYear: filters.period.thisYear(),
            lastMonth: filters.period.lastMonth(),
            chosen: filters.period.chosen(),
          },
        },
      }}
      order={{ label: filters.order(), options: orderOptions(messages), value: activityOrders.nameIn(selection) }}
      active={active.length > 0}
      labels={{
        close: filters.close(),
        clear: filters.clear(),
        done: count === undefined ? filters.close() : list.filters.found({ count }),
      }}
      onChange={onChange}
      onOrder={(name) => onChange(activityOrders.named(name) ?? {})}
      onClear={onClear}
    />
  )
}
