import { chakra } from '@chakra-ui/react/styled-system'
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { FilterSelect } from '#src/ui/fields/filter-select.tsx'
import { SearchField } from '#src/ui/fields/search-field.tsx'
import { hiddenBelow } from '#src/ui/layout/visually-hidden.tsx'
import { type FilterDrawerProps, periodIn } from './filter-choices.ts'
import { useTyped } from './use-typed.ts'

const FiltersDrawer = lazyDialog<FilterDrawerProps>(async () => (await import('./filters-drawer.tsx')).FiltersDrawer)

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
/** A phone shows these filters only in the drawer. */
const Beside = chakra('div', { base: { display: { base: 'none', lg: 'flex' }, gap: 'u1' } })
/** A phone has room for the period because the button beside it shows only its icon there. */
const Opener = chakra('div', {
  base: { display: 'flex' },
  variants: {
    small: {
      true: {
        '& > button': { gap: { base: '0', sm: 'u1' }, px: { base: 'u1.5', sm: 'u2' } },
        '& > button > span': hiddenBelow('sm'),
      },
    },
  },
})

type FiltersProps = Omit<FilterDrawerProps, 'open' | 'onClose'> & {
  search: { readonly label: string; readonly value: string }
  /** Labels the button that opens the drawer with the number of active filters. */
  openLabel: string
}

/** Shows the search, the period and, where there is room, the most used filters; the drawer has all of them. */
export function Filters({ search, openLabel, ...rest }: FiltersProps) {
  const { title, choices, onChange } = rest
  const [open, setOpen] = useState(false)
  const period = periodIn(rest)
  const typed = useTyped(search.value, (messages) => onChange({ search: messages }))
  return (
    <Bar role="search" aria-label={title}>
      <chakra.form
        flex="1 1 7.5rem"
        minW="0"
        onSubmit={(event) => {
          event.preventDefault()
          typed.handNow()
        }}
      >
        <SearchField
          label={search.label}
          value={typed.typed}
          maxLength={limits.search}
          onChange={({ target }) => typed.setTyped(target.value)}
        />
      </chakra.form>
      <Beside>
        {choices
          .filter(({ inBar }) => inBar)
          .map(({ name, label, options, value }) => (
            <FilterSelect
              key={name}
              label={`${label}:`}
              options={options}
              value={value}
              onChange={({ target }) => onChange({ [name]: target.value })}
            />
          ))}
      </Beside>
      {period && <FilterSelect {...period} terse label={`${period.label}:`} />}
      <Opener small={period !== null}>
        <Button variant="neutral" icon={IconAdjustmentsHorizontal} onClick={() => setOpen(true)}>
          {openLabel}
        </Button>
      </Opener>
      <FiltersDrawer {...rest} open={open} onClose={() => setOpen(false)} />
    </Bar>
  )
}
