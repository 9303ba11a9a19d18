import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '#src/ui/buttons/button.tsx'
import { Drawer } from '#src/ui/dialogs/drawer.tsx'
import { DateField } from '#src/ui/fields/date-field.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { type PeriodTexts, periodChoice } from './periods.ts'

const Fields = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'u2' } })

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
  order: { readonly label: string; readonly options: Option[]; readonly value: string }
  /** True while anything narrows the list. */
  active: boolean
  labels: Record<'close' | 'clear' | 'done', string>
  /** Changes a filter by its name; the empty value removes it. */
  onChange: (change: { readonly [name: string]: string }) => void
  onOrder: (order: string) => void
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

/** Holds every filter and the order. Each takes effect at once; the footer says how many rows match. */
export function FiltersDrawer(props: FilterDrawerProps) {
  const { open, onClose, title, choices, days, order, active, labels, onChange, onOrder, onClear } = props
  const { from, to, last, backwards } = days
  const period = periodIn(props)
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={labels.close}
      size="small"
      actions={
        <>
          <Button onClick={onClose}>{labels.done}</Button>
          {active && (
            <Button variant="tertiary" onClick={onClear}>
              {labels.clear}
            </Button>
          )}
        </>
      }
    >
      <Fields>
        {choices.map(({ name, label, options, value }) => (
          <Select
            key={name}
            label={label}
            options={options}
            value={value}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        ))}
        {period && <Select {...period} />}
        <DateField
          label={from.label}
          value={from.value}
          max={to.value || last}
          onChange={({ target }) => onChange({ from: target.value })}
        />
        <DateField
          label={to.label}
          value={to.value}
          min={from.value}
          max={last}
          error={from.value && to.value && from.value > to.value ? backwards : undefined}
          onChange={({ target }) => onChange({ to: target.value })}
        />
        <Select
          label={order.label}
          options={order.options}
          value={order.value}
          onChange={({ target }) => onOrder(target.value)}
        />
      </Fields>
    </Drawer>
  )
}
