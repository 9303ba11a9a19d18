import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ExpenseSummaryDto, expenseRoutes } from '#contract/expenses/expenses.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { Client } from '#src/api/client.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { useDebouncedValue } from '#src/ui/data/use-debounced-value.ts'
import { Combobox } from '#src/ui/fields/combobox.tsx'
import type { FieldsProps } from './filter-fields.tsx'

const offered = 10
const pause = 250

/** Searches the log as its own page does; being found counts as viewed by nobody. */
const foundQuery = ({ call }: Client, search: string) =>
  queryOptions({
    queryKey: ['expenses', 'found', search] as const,
    queryFn: async ({ signal }) =>
      (await call(expenseRoutes.list, { query: { ...(search && { search }), limit: offered } }, { signal })).items,
    placeholderData: keepPreviousData,
  })

/** Reads the expense that the address names. It stays unnamed where the item is none, or is one that was never opened. */
const namedQuery = ({ call }: Client, id: string) =>
  queryOptions({
    queryKey: ['expenses', 'named', id] as const,
    queryFn: ({ signal }): Promise<ExpenseSummaryDto> => call(expenseRoutes.get, { params: { id } }, { signal }),
  })

/** Leaves the history of one expense and of its payments. The log is asked once the field is used. */
export function ExpenseField({ filters, onChange, viewer, texts }: FieldsProps) {
  const { filter } = texts.history
  const { LL } = useI18nContext()
  const { client } = useApp()
  const [used, setUsed] = useState(false)
  const [typed, setTyped] = useState('')
  const [taken, setTaken] = useState<ExpenseSummaryDto>()
  const search = useDebouncedValue(typed.trim(), pause)
  const { data = [], isPending, isError } = useQuery({ ...foundQuery(client, search), enabled: used })
  const problem = isError ? LL.errors.expensesNotLoaded() : filter.noExpense()
  const item = filters.item ?? ''
  const named = useQuery({ ...namedQuery(client, item), enabled: item !== '' && taken?.id !== item })
  const chosen = taken?.id === item ? taken : named.data
  const known = chosen && !data.some(({ id }) => id === chosen.id) ? [chosen, ...data] : data
  const choose = (id: string | null) => {
    setTaken(known.find((expense) => expense.id === id))
    setTyped('')
    onChange({ item: id ?? '' })
  }
  return (
    <Combobox
      label={filter.expense()}
      placeholder={filter.anyExpense()}
      options={known.map(({ id, name, total, purchaseDate }) => ({
        value: id,
        label: name,
        detail: `${viewer.money(total)} · ${viewer.date(purchaseDate)}`,
      }))}
      value={item && item === chosen?.id ? item : null}
      onType={setTyped}
      onChange={choose}
      onFocus={() => setUsed(true)}
      emptyText={isPending ? filter.searching() : problem}
      countText={(count) => filter.expenses({ count })}
    />
  )
}
