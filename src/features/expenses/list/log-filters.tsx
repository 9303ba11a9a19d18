import type { ExpenseSelection } from '#contract/expenses/expense-log.ts'
import { Filters } from '#src/app/shared/list/filters.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Messages } from '../texts.ts'
import { optionsOf, orderOptions } from './log-options.ts'
import { logOrders, logRules } from './log-selection.ts'

const lists = ['show', 'child', 'category', 'by'] as const

type LogFiltersProps = {
  selection: ExpenseSelection
  /** A part of the selection that becomes another one. */
  onChange: (change: ExpenseSelection) => void
  onClear: () => void
  /** How many match; undefined while it is not known. */
  count: number | undefined
  viewer: Viewer
  messages: Messages
}

/** What the log can be narrowed by. */
export function LogFilters({ selection, onChange, onClear, count, viewer, messages }: LogFiltersProps) {
  const { log } = messages.expenses
  const { filters } = log
  const options = optionsOf(viewer, messages)
  const active = logRules.activeIn(selection)
  const elsewhere = active.filter((name) => name !== 'search').length
  return (
    <Filters
      title={filters.title()}
      search={{ label: log.search(), value: selection.search ?? '' }}
      openLabel={elsewhere > 0 ? filters.openSome({ count: elsewhere }) : filters.open()}
      choices={lists.map((name) => ({
        name,
        label: filters[name](),
        options: options[name],
        value: selection[name] ?? '',
        inBar: name !== 'by',
      }))}
      days={{
        from: { label: filters.from(), value: selection.from ?? '' },
        to: { label: filters.to(), value: selection.to ?? '' },
        last: viewer.today,
        backwards: filters.backwards(),
      }}
      order={{ label: filters.order(), options: orderOptions(messages), value: logOrders.nameIn(selection) }}
      active={active.length > 0}
      labels={{
        close: filters.close(),
        clear: filters.clear(),
        done: count === undefined ? filters.close() : filters.found({ count }),
      }}
      onChange={onChange}
      onOrder={(name) => onChange(logOrders.named(name) ?? {})}
      onClear={onClear}
    />
  )
}
