import { chakra } from '@chakra-ui/react/styled-system'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import type { Sort } from './data-table.tsx'

const Th = chakra('th', {
  base: {
    textStyle: 'secondary',
    fontWeight: 'semibold',
    color: 'fg.2',
    whiteSpace: 'nowrap',
    px: { md: 'u1.5' },
    py: { md: 'u0.5' },
    _first: { ps: { md: 'u2.5' } },
    _last: { pe: { md: 'u2.5' } },
  },
  variants: {
    align: { start: { textAlign: 'start' }, end: { textAlign: 'end' } },
    sorts: { true: {}, false: { display: { base: 'none', md: 'table-cell' } } },
  },
})
const Press = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'u0.5',
    minH: { base: '44px', md: '32px' },
    minW: '24px',
    px: 'u0.5',
    mx: '-u0.5',
    _focusVisible: { outlineOffset: '0px' },
    fontWeight: 'inherit',
    cursor: 'pointer',
    borderRadius: 'control',
    _hover: { color: 'fg', textDecoration: 'underline' },
    '& [data-idle]': { opacity: 0 },
    '&:hover [data-idle], &:focus-visible [data-idle]': { opacity: 0.6 },
  },
})

type SortHeaderProps = {
  header: string
  align?: 'start' | 'end' | undefined
  width?: string | undefined
  direction: Sort['direction'] | undefined
  /** Undefined when the column is not sortable. */
  onPress: (() => void) | undefined
}

export function SortHeader({ header, align = 'start', width, direction, onPress }: SortHeaderProps) {
  const Arrow = direction === 'descending' ? IconArrowDown : IconArrowUp
  return (
    <Th
      role="columnheader"
      scope="col"
      align={align}
      width={{ md: width }}
      sorts={Boolean(onPress)}
      {...(direction && { 'aria-sort': direction })}
    >
      {onPress ? (
        <Press
          type="button"
          onClick={onPress}
          flexDirection={align === 'end' ? { base: 'row', md: 'row-reverse' } : 'row'}
        >
          {header}
          <span {...(!direction && { 'data-idle': true })}>
            <Arrow size={14} stroke={1.75} aria-hidden />
          </span>
        </Press>
      ) : (
        header
      )}
    </Th>
  )
}
