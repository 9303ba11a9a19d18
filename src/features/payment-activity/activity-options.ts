import { sortDirections } from '#contract/expenses/expense-log.ts'
import {
  type PaymentSelection,
  paymentGroups,
  paymentMethods,
  paymentSorts,
  paymentWays,
  usualPaymentOrder as usual,
} from '#contract/payments/payment-selection.ts'
import type { Option } from '#src/app/shared/list/filters-drawer.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Sort } from '#src/ui/data/data-table.tsx'
import { activeIn, type Narrowing } from './activity-selection.ts'
import type { Words } from './words.ts'

export const choiceNames = ['way', 'show', 'method'] as const

/** Every choice of each filter, "all" first. */
export function optionsOf(reader: Viewer, { paymentActivity, payments, expenses }: Words) {
  const { way, show } = paymentActivity.list
  const all = { value: '', label: expenses.log.filters.all() }
  const name = reader.nameOf(reader.viewpoint)
  const sayWay = (one: (typeof paymentWays)[number]) => (reader.addressed ? way[one]() : way[`${one}By`]({ name }))
  const options: Record<(typeof choiceNames)[number], Option[]> = {
    way: [all, ...paymentWays.map((value) => ({ value, label: sayWay(value) }))],
    show: [all, ...paymentGroups.map((value) => ({ value, label: show[value]() }))],
    method: [all, ...paymentMethods.map((value) => ({ value, label: payments.method[value]() }))],
  }
  return options
}

/** What one filter is set to, in words. */
function sayFilter(name: Narrowing, selection: PaymentSelection, reader: Viewer, words: Words): string {
  const value = selection[name] ?? ''
  if (name === 'search') return value
  if (name === 'from' || name === 'to') return reader.date(value)
  return optionsOf(reader, words)[name].find((option) => option.value === value)?.label ?? ''
}

/** "Direction: I sent · From: Nov 1, 2026". */
export const sayFilters = (selection: PaymentSelection, reader: Viewer, words: Words): string =>
  activeIn(selection)
    .map((name) =>
      words.expenses.log.filters.one({
        name: words.paymentActivity.list.filters[name](),
        value: sayFilter(name, selection, reader, words),
      }),
    )
    .join(' · ')

export const sortOf = ({ sort = usual.sort, direction = usual.direction }: PaymentSelection): Sort => ({
  key: sort,
  direction,
})

const orders = paymentSorts.flatMap((sort) => sortDirections.map((direction) => ({ sort, direction })))
const nameOf = ({ sort, direction }: (typeof orders)[number]) => `${sort}.${direction}`

export const orderOptions = ({ paymentActivity }: Words): Option[] =>
  orders.map((order) => ({ value: nameOf(order), label: paymentActivity.list.order[order.sort][order.direction]() }))
export const orderNamed = (name: string) => orders.find((order) => nameOf(order) === name)
export const orderName = ({ sort = usual.sort, direction = usual.direction }: PaymentSelection): string =>
  nameOf({ sort, direction })
export const sayOrder = (selection: PaymentSelection, words: Words): string =>
  orderOptions(words).find(({ value }) => value === orderName(selection))?.label ?? ''
