import type { ExpenseSelection } from '#contract/expenses/expense-log.ts'
import { Filters } from '#src/app/shared/list/filters.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Messages } from '../texts.ts'
import { optionsOf, orderOptions } from './log-options.ts'
import { logOrders, logRules, showIn } from './log-selection.ts'

const lists = ['show', 'child', 'category', 'by'] as const

type LogFiltersProps = {
  selection: ExpenseSelection
  /** Merges the change into the selection. */
  onChange: (change: ExpenseSelection) => void
  onClear: () => void
  /** Counts the matching rows; undefined while the number is not known. */
  count: number | undefined
  viewer: Viewer
  messages: Messages
}

export function LogFilters({ selection, onChange, onClear, count, viewer, messages }: LogFiltersProps) {
  const { log } = messages.expenses
  const { filters } = log
  const { filters: common } = messages.common
  const options = optionsOf(viewer, messages)
  const active = logRules.activeIn(selection)
  const elsewhere = active.filter((name) => name !== 'search').length
  return (
    <Filters
      title={filters.title()}
      search={{ label: log.search(), value: selection.search ?? '' }}
      openLabel={elsewhere > 0 ? common.openSome({ count: elsewhere }) : common.open()}
      choices={lists.map((name) => ({
        name,
        label: filters[name](),
        options: options[name],
        value: (name === 'show' ? showIn(selection) : selection[name]) ?? '',
        inBar: name !== 'by',
      }))}
      days={{
        from: { label: filters.from(), value: selection.from ?? '' },
        to: { label: filters.to(), value: selection.to ?? '' },
        last: viewer.today,
        backwards: common.backwards(),
        period: {
          label: filters.bought(),
          texts: {
            any: common.period.any(),
            thisYear: common.period.thisYear(),
            lastMonth: common.period.lastMonth(),
            chosen: common.period.chosen(),
          },
        },
      }}
      order={{ label: common.order(), options: orderOptions(messages), value: logOrders.nameIn(selection) }}
      active={active.length > 0}
      labels={{
        close: common.close(),
        clear: common.clear(),
        done: count === undefined ? common.close() : filters.found({ count }),
      }}
      onChange={onChange}
      onOrder={(name) => onChange(logOrders.named(name) ?? {})}
      onClear={onClear}
    />
  )
}
