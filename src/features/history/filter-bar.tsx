import { chakra } from '@chakra-ui/react/styled-system'
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs'
import { useId, useState } from 'react'
import { Button } from '#src/ui/buttons/button.tsx'
import { ExpenseField } from './expense-field.tsx'
import { AreaField, DateFields, type FieldsProps, TopicField, WhoField } from './filter-fields.tsx'
import { historyFilters } from './filters.ts'

const Bar = chakra('div', { base: { px: { base: 'u2', sm: 'u2.5' }, py: 'u2', borderBottomWidth: '1px' } })
const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: 'u1.5',
    gridTemplateColumns: { base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
    alignItems: 'start',
  },
  variants: { folded: { true: { display: { base: 'none', md: 'grid' } }, false: {} } },
})

/** Offers filters by who, what, where and when. A phone has them behind one button that says how many are set. */
export function FilterBar({ onClear, ...props }: FieldsProps & { onClear: () => void }) {
  const { filters, texts } = props
  const [open, setOpen] = useState(false)
  const fields = useId()
  const { filter } = texts.history
  const count = historyFilters.activeIn(filters).length
  return (
    <Bar role="search" aria-label={filter.label()}>
      <chakra.div hideFrom="md" mb={open ? 'u1.5' : '0'}>
        <Button
          variant="secondary"
          icon={IconFilter}
          aria-expanded={open}
          aria-controls={fields}
          onClick={() => setOpen(!open)}
        >
          {count > 0 ? filter.showCount({ count }) : filter.show()}
        </Button>
      </chakra.div>
      <Fields id={fields} folded={!open}>
        <WhoField {...props} />
        <TopicField {...props} />
        <AreaField {...props} />
        <ExpenseField {...props} />
        <DateFields {...props} />
      </Fields>
      {filters.item && <chakra.p mt="u1.5">{filter.oneItem()}</chakra.p>}
      {count > 0 && (
        <chakra.div mt="u1" ms="-u1.5">
          <Button variant="tertiary" size="small" onClick={onClear}>
            {filter.clear()}
          </Button>
        </chakra.div>
      )}
    </Bar>
  )
}
