import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '#src/ui/buttons/button.tsx'
import { Drawer } from '#src/ui/dialogs/drawer.tsx'
import { DateField } from '#src/ui/fields/date-field.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { type FilterDrawerProps, periodIn } from './filter-choices.ts'

const Fields = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'u2' } })

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
        {order && (
          <Select
            label={order.label}
            options={order.options}
            value={order.value}
            onChange={({ target }) => onOrder?.(target.value)}
          />
        )}
      </Fields>
    </Drawer>
  )
}
