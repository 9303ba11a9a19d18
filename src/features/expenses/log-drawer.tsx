import { chakra } from '@chakra-ui/react/styled-system'
import type { ExpenseSelection } from '#contract/expense-log.ts'
import type { Reader } from '#src/app/reader.ts'
import { Button } from '#src/ui/button.tsx'
import { DateField } from '#src/ui/date-field.tsx'
import { Drawer } from '#src/ui/drawer.tsx'
import { Select } from '#src/ui/select.tsx'
import { optionsOf, orderName, orderNamed, orderOptions } from './log-options.ts'
import { activeIn } from './log-selection.ts'
import type { Words } from './say.ts'

const Fields = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'u2' } })
const lists = ['show', 'child', 'category', 'by'] as const

export type LogFiltersProps = {
  selection: ExpenseSelection
  /** A part of the selection that becomes another one. */
  onChange: (change: ExpenseSelection) => void
  onClear: () => void
  /** How many match; undefined while it is not known. */
  count: number | undefined
  reader: Reader
  words: Words
}

/** Every filter and the order, each at work as soon as it is chosen; the foot says how many expenses that leaves. */
export function LogDrawer(props: LogFiltersProps & { open: boolean; onClose: () => void }) {
  const { open, onClose, selection, onChange, onClear, count, reader, words } = props
  const { filters } = words.expenses.log
  const options = optionsOf(reader, words)
  const { from = '', to = '' } = selection
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={filters.title()}
      closeLabel={filters.close()}
      size="small"
      actions={
        <>
          <Button onClick={onClose}>{count === undefined ? filters.close() : filters.found({ count })}</Button>
          {activeIn(selection).length > 0 && (
            <Button variant="tertiary" onClick={onClear}>
              {filters.clear()}
            </Button>
          )}
        </>
      }
    >
      <Fields>
        {lists.map((name) => (
          <Select
            key={name}
            label={filters[name]()}
            options={options[name]}
            value={selection[name] ?? ''}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        ))}
        <DateField
          label={filters.from()}
          value={from}
          max={to || reader.today}
          onChange={({ target }) => onChange({ from: target.value })}
        />
        <DateField
          label={filters.to()}
          value={to}
          min={from}
          max={reader.today}
          error={from && to && from > to ? filters.backwards() : undefined}
          onChange={({ target }) => onChange({ to: target.value })}
        />
        <Select
          label={filters.order()}
          options={orderOptions(words)}
          value={orderName(selection)}
          onChange={({ target }) => onChange(orderNamed(target.value) ?? {})}
        />
      </Fields>
    </Drawer>
  )
}
