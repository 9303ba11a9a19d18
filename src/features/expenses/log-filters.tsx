import { chakra } from '@chakra-ui/react/styled-system'
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { Button } from '#src/ui/button.tsx'
import { FilterSelect } from '#src/ui/filter-select.tsx'
import { SearchField } from '#src/ui/search-field.tsx'
import { LogDrawer, type LogFiltersProps } from './log-drawer.tsx'
import { optionsOf } from './log-options.ts'
import { activeIn } from './log-selection.ts'
import { useTyped } from './use-typed.ts'

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'u1',
    px: { base: 'u2', sm: 'u2.5' },
    pt: 'u2',
    _print: { display: 'none' },
  },
})
/** On a phone the drawer alone has them. */
const Beside = chakra('div', { base: { display: { base: 'none', lg: 'flex' }, gap: 'u1' } })

const inBar = ['show', 'child', 'category'] as const

/** The search and the filters that are asked for most; all of them are in the drawer. */
export function LogFilters(props: LogFiltersProps) {
  const { selection, onChange, reader, words } = props
  const [open, setOpen] = useState(false)
  const search = useTyped(selection.search ?? '', (typed) => onChange({ search: typed }))
  const { log } = words.expenses
  const options = optionsOf(reader, words)
  const elsewhere = activeIn(selection).filter((name) => name !== 'search').length
  return (
    <Bar role="search" aria-label={log.filters.title()}>
      <chakra.form
        flex="1 1 9.5rem"
        minW="0"
        onSubmit={(event) => {
          event.preventDefault()
          search.handNow()
        }}
      >
        <SearchField
          label={log.search()}
          value={search.typed}
          maxLength={limits.search}
          onChange={({ target }) => search.setTyped(target.value)}
        />
      </chakra.form>
      <Beside>
        {inBar.map((name) => (
          <FilterSelect
            key={name}
            label={`${log.filters[name]()}:`}
            options={options[name]}
            value={selection[name] ?? ''}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        ))}
      </Beside>
      <Button variant="neutral" icon={IconAdjustmentsHorizontal} onClick={() => setOpen(true)}>
        {elsewhere > 0 ? log.filters.openSome({ count: elsewhere }) : log.filters.open()}
      </Button>
      <LogDrawer {...props} open={open} onClose={() => setOpen(false)} />
    </Bar>
  )
}
