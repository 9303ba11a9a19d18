import { type ExpenseSelection, expenseGroups, expenseSingles } from '#contract/expenses/expense-log.ts'
import { isOfTransfers } from '#machines/expenses/expense.leaves.ts'
import { expenseMachine } from '#machines/expenses/expense.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import type { Option } from '#src/app/shared/list/filter-choices.ts'
import { categoryText } from '#src/app/shared/viewer/category-text.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { labelKeyOf } from '../labels.ts'
import { categoryOf } from '../parties.ts'
import type { Messages } from '../texts.ts'
import { askedOf, logOrders, logRules, type Narrowing } from './log-selection.ts'

type Show = NonNullable<ExpenseSelection['show']>

function showText(show: Show, viewer: Viewer, { expenses }: Messages): string {
  const { show: texts } = expenses.log
  if (show === 'needsYou' && !viewer.addressed) return texts.needs({ name: viewer.nameOf(viewer.viewpoint) })
  const group = expenseGroups.find((name) => name === show)
  return group ? texts[group]() : expenses.label[labelKeyOf(metaOfLeaf(expenseMachine, show).label)]()
}

/** Lists every choice of each filter that the family is offered. */
export function optionsOf(viewer: Viewer, messages: Messages): Record<'show' | 'child' | 'category' | 'by', Option[]> {
  const all = { value: '', label: messages.common.filters.all() }
  const { children, categories, members } = viewer.family
  const groups = expenseGroups.filter((group) => group !== 'all')
  const singles = expenseSingles.filter((show) => viewer.family.bankTransfers || !isOfTransfers(show))
  const shows = [...groups, ...singles, 'all'] as const
  return {
    show: shows.map((show) => ({ value: show, label: showText(show, viewer, messages) })),
    child: [all, ...children.map(({ id, firstName }) => ({ value: id, label: firstName }))],
    category: [all, ...categories.map((one) => ({ value: one.id, label: categoryText(messages, one) }))],
    by: [
      all,
      ...members
        .filter(({ role }) => role === 'parent')
        .map(({ id }) => ({
          value: id,
          label: viewer.isYou(id) ? messages.common.filters.you() : viewer.nameOf(id),
        })),
    ],
  }
}

/** Describes the value of one filter. */
function filterText(name: Narrowing, selection: ExpenseSelection, viewer: Viewer, messages: Messages): string {
  const value = selection[name] ?? ''
  if (name === 'from' || name === 'to') return viewer.date(value)
  if (name === 'category') return categoryText(messages, categoryOf(value, viewer))
  return name === 'search'
    ? value
    : (optionsOf(viewer, messages)[name].find((option) => option.value === value)?.label ?? '')
}

/** Returns "Status: Outstanding · Child: Mia"; empty when nothing is left out. */
export const filtersText = (selection: ExpenseSelection, viewer: Viewer, messages: Messages): string => {
  const { filters } = messages.expenses.log
  const { one } = messages.common.filters
  const asked = askedOf(selection)
  return logRules
    .activeIn(asked)
    .filter((name) => name !== 'show' || asked.show !== 'all')
    .map((name) => one({ name: filters[name](), value: filterText(name, asked, viewer, messages) }))
    .join(' · ')
}

export const orderOptions = ({ expenses }: Messages): Option[] =>
  logOrders.options(({ sort, direction }) => expenses.log.order[sort][direction]())

export const orderText = (selection: ExpenseSelection, messages: Messages): string =>
  orderOptions(messages).find(({ value }) => value === logOrders.nameIn(selection))?.label ?? ''
