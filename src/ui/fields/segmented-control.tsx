import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'

const Track = chakra('div', {
  base: {
    display: 'inline-flex',
    // Choices wrap to the next line as a whole and break only when there is no other way.
    flexWrap: 'wrap',
    maxW: 'full',
    bg: 'neutral.tint',
    borderRadius: 'control',
    p: '2px',
    gap: '2px',
  },
})
const Segment = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: '1 1 auto',
    minH: { base: '44px', sm: '36px' },
    px: 'u1.5',
    borderRadius: 'base',
    textAlign: 'center',
    fontWeight: 'medium',
    color: 'fg.2',
    cursor: 'pointer',
    _hover: { color: 'fg' },
    '&:has(:checked)': { bg: 'bg.card', color: 'fg', fontWeight: 'semibold', boxShadow: '0 1px 2px #10293a26' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '1px' },
    _highContrast: { '&:has(:checked)': { outline: '2px solid Highlight' } },
    '& input': { position: 'absolute', inset: '0', opacity: 0, cursor: 'pointer' },
  },
})

type SegmentedControlProps<T extends string> = {
  label: string
  value: T
  onChange: (value: T) => void
  options: readonly { value: T; label: string }[]
}

/** Switches between two to five views; they are radio buttons, so the arrow keys move between them. */
export function SegmentedControl<T extends string>({ label, value, onChange, options }: SegmentedControlProps<T>) {
  const name = useId()
  return (
    <Track role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Segment key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </Segment>
      ))}
    </Track>
  )
}
