import {
  defaultOrder,
  type ExpenseSelection,
  expenseGroups,
  expenseSingles,
  expenseSorts,
  sortDirections,
} from '#contract/expenses/expense-log.ts'
import { expenseMachine } from '#machines/expenses/expense.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import type { Option } from '#src/app/shared/list/filters-drawer.tsx'
import { categoryText } from '#src/app/shared/viewer/category-text.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Sort } from '#src/ui/data/data-table.tsx'
import { labelKeyOf } from '../labels.ts'
import { categoryOf } from '../parties.ts'
import type { Messages } from '../texts.ts'
import { activeIn, type Narrowing } from './log-selection.ts'

type Show = NonNullable<ExpenseSelection['show']>

function showText(show: Show, viewer: Viewer, { expenses }: Messages): string {
  const { show: texts } = expenses.log
  if (show === 'needsYou' && !viewer.addressed) return texts.needs({ name: viewer.nameOf(viewer.viewpoint) })
  const group = expenseGroups.find((name) => name === show)
  return group ? texts[group]() : expenses.label[labelKeyOf(metaOfLeaf(expenseMachine, show).label)]()
}

/** Every choice of each filter, "all" first. */
export function optionsOf(viewer: Viewer, messages: Messages): Record<'show' | 'child' | 'category' | 'by', Option[]> {
  const all = { value: '', label: messages.expenses.log.filters.all() }
  const { children, categories, members } = viewer.family
  const shows = [...expenseGroups.filter((group) => group !== 'all'), ...expenseSingles]
  return {
    show: [all, ...shows.map((show) => ({ value: show, label: showText(show, viewer, messages) }))],
    child: [all, ...children.map(({ id, firstName }) => ({ value: id, label: firstName }))],
    category: [all, ...categories.map((one) => ({ value: one.id, label: categoryText(messages, one) }))],
    by: [
      all,
      ...members
        .filter(({ role }) => role === 'parent')
        .map(({ id, firstName }) => ({
          value: id,
          label: viewer.isYou(id) ? messages.expenses.log.filters.you() : firstName,
        })),
    ],
  }
}

/** What one filter is set to, in words. */
function filterText(name: Narrowing, selection: ExpenseSelection, viewer: Viewer, messages: Messages): string {
  const value = selection[name] ?? ''
  if (name === 'from' || name === 'to') return viewer.date(value)
  if (name === 'category') return categoryText(messages, categoryOf(value, viewer))
  return name === 'search'
    ? value
    : (optionsOf(viewer, messages)[name].find((option) => option.value === value)?.label ?? '')
}

/** "Status: Outstanding · Child: Mia". */
export const filtersText = (selection: ExpenseSelection, viewer: Viewer, messages: Messages): string => {
  const { filters } = messages.expenses.log
  return activeIn(selection)
    .map((name) => filters.one({ name: filters[name](), value: filterText(name, selection, viewer, messages) }))
    .join(' · ')
}

/** The column that the table marks; a day of purchase stands in the column of the expense but is no order of its header. */
export const sortOf = ({ sort = defaultOrder.sort, direction = defaultOrder.direction }: ExpenseSelection): Sort => ({
  key: sort,
  direction,
})

const orders = expenseSorts.flatMap((sort) => sortDirections.map((direction) => ({ sort, direction })))
const nameOf = ({ sort, direction }: (typeof orders)[number]) => `${sort}.${direction}`

export const orderOptions = ({ expenses }: Messages): Option[] =>
  orders.map((order) => ({ value: nameOf(order), label: expenses.log.order[order.sort][order.direction]() }))

export const orderNamed = (name: string) => orders.find((order) => nameOf(order) === name)
export const orderName = ({ sort = defaultOrder.sort, direction = defaultOrder.direction }: ExpenseSelection): string =>
  nameOf({ sort, direction })
