import {
  type PaymentSelection,
  paymentGroups,
  paymentMethods,
  paymentWays,
} from '#contract/payments/payment-selection.ts'
import type { Option } from '#src/app/shared/list/filter-choices.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { activityOrders, activityRules, type Narrowing } from './activity-selection.ts'
import type { Messages } from './texts.ts'

export const choiceNames = ['way', 'show', 'method'] as const

/** Lists every choice of each filter that the family is offered, "all" first. */
export function optionsOf(viewer: Viewer, { paymentActivity, payments, common }: Messages) {
  const { way, show } = paymentActivity.list
  const all = { value: '', label: common.filters.all() }
  const name = viewer.nameOf(viewer.viewpoint)
  const { bankTransfers } = viewer.family
  const wayText = (one: (typeof paymentWays)[number]) => (viewer.addressed ? way[one]() : way[`${one}By`]({ name }))
  const options: Record<(typeof choiceNames)[number], Option[]> = {
    way: [all, ...paymentWays.map((value) => ({ value, label: wayText(value) }))],
    show: [
      all,
      ...paymentGroups
        .filter((value) => bankTransfers || (value !== 'inFlight' && value !== 'scheduled'))
        .map((value) => ({ value, label: show[value]() })),
    ],
    method: [
      all,
      ...paymentMethods
        .filter((value) => value !== 'bank' || bankTransfers)
        .map((value) => ({ value, label: payments.method[value]() })),
    ],
  }
  return options
}

/** Describes the value of one filter. */
function filterText(name: Narrowing, selection: PaymentSelection, viewer: Viewer, messages: Messages): string {
  const value = selection[name] ?? ''
  if (name === 'search') return value
  if (name === 'from' || name === 'to') return viewer.date(value)
  return optionsOf(viewer, messages)[name].find((option) => option.value === value)?.label ?? ''
}

/** Returns "Direction: I sent · From: Nov 1, 2026". */
export const filtersText = (selection: PaymentSelection, viewer: Viewer, messages: Messages): string =>
  activityRules
    .activeIn(selection)
    .map((name) =>
      messages.common.filters.one({
        name: messages.paymentActivity.list.filters[name](),
        value: filterText(name, selection, viewer, messages),
      }),
    )
    .join(' · ')

export const orderOptions = ({ paymentActivity }: Messages): Option[] =>
  activityOrders.options(({ sort, direction }) => paymentActivity.list.order[sort][direction]())

export const orderText = (selection: PaymentSelection, messages: Messages): string =>
  orderOptions(messages).find(({ value }) => value === activityOrders.nameIn(selection))?.label ?? ''
