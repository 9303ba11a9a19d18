import { type PeriodTexts, periodChoice } from './periods.ts'

export type Option = { readonly value: string; readonly label: string }
export type Choice = {
  readonly name: string
  readonly label: string
  readonly options: Option[]
  /** The empty value selects everything. */
  readonly value: string
  /** A frequent filter is also shown beside the search, where there is room. */
  readonly inBar: boolean
}

export type FilterDrawerProps = {
  title: string
  choices: readonly Choice[]
  /** `last` is the latest day that can be chosen. */
  days: Record<'from' | 'to', { readonly label: string; readonly value: string }> & {
    readonly last: string
    readonly backwards: string
    /** Offers periods of these days by one press, under this label. */
    readonly period?: { readonly label: string; readonly texts: PeriodTexts }
  }
  /** A list that has only one order leaves it out. */
  order?: { readonly label: string; readonly options: Option[]; readonly value: string }
  /** True while anything narrows the list. */
  active: boolean
  labels: Record<'close' | 'clear' | 'done', string>
  /** Changes a filter by its name; the empty value removes it. */
  onChange: (change: { readonly [name: string]: string }) => void
  onOrder?: (order: string) => void
  onClear: () => void
  open: boolean
  onClose: () => void
}

/** Gives the select that sets both days at once, for lists that offer periods. */
export function periodIn({ days, onChange }: Pick<FilterDrawerProps, 'days' | 'onChange'>) {
  const { from, to, last, period } = days
  if (!period) return null
  const { value, options, daysOf } = periodChoice({ from: from.value, to: to.value }, last, period.texts)
  return {
    label: period.label,
    value,
    options,
    onChange: ({ target }: { target: { value: string } }) => {
      const chosen = daysOf(target.value)
      if (chosen) onChange(chosen)
    },
  }
}
