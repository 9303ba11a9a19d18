import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '#src/ui/buttons/button.tsx'
import { Drawer } from '#src/ui/dialogs/drawer.tsx'
import { DateField } from '#src/ui/fields/date-field.tsx'
import { Select } from '#src/ui/fields/select.tsx'

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

/** Holds every filter and the order. Each takes effect at once; the footer says how many rows match. */
export function FiltersDrawer(props: FilterDrawerProps) {
  const { open, onClose, title, choices, days, order, active, labels, onChange, onOrder, onClear } = props
  const { from, to, last, backwards } = days
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
