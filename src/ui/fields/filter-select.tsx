import { chakra } from '@chakra-ui/react/styled-system'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import type { ComponentProps } from 'react'
import { hiddenBelow } from '../layout/visually-hidden.tsx'
import { controlBox } from './control.recipe.ts'

const Box = chakra('label', {
  base: {
    ...controlBox,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'u0.5',
    width: 'auto',
    whiteSpace: 'nowrap',
    color: 'fg.2',
    '&:has(:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'focus',
      outlineOffset: '-1px',
      borderColor: 'focus',
    },
  },
})
const Base = chakra('select', {
  base: {
    appearance: 'none',
    alignSelf: 'stretch',
    maxW: '11rem',
    me: '-12px',
    pe: '36px',
    bg: 'transparent',
    color: 'fg',
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    fieldSizing: 'content',
    outline: 'none',
    // The opened list needs the page's own colours, also in dark mode.
    '& option, & optgroup': { bg: 'bg.card', color: 'fg' },
  },
})

type FilterSelectProps = Omit<ComponentProps<'select'>, 'size' | 'color' | 'children'> & {
  label: string
  /** Shows only the value below the desktop, where a row has no room for the name. */
  terse?: boolean
  options: readonly { value: string; label: string }[]
}

/** Filters a list; shows its name and value in one line: "Status: outstanding". */
export function FilterSelect({ label, terse = false, options, ...props }: FilterSelectProps) {
  return (
    <Box>
      <chakra.span css={terse ? hiddenBelow('lg') : undefined}>{label}</chakra.span>
      <Base {...props}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Base>
      <chakra.span position="absolute" insetEnd="u1.5" display="flex" pointerEvents="none">
        <IconChevronDown size={16} stroke={1.75} aria-hidden />
      </chakra.span>
    </Box>
  )
}
