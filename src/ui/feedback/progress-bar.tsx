import { chakra } from '@chakra-ui/react/styled-system'

const Track = chakra('div', {
  base: {
    height: '6px',
    borderRadius: 'pill',
    bg: 'neutral.tint',
    overflow: 'hidden',
    _highContrast: { borderWidth: '1px' },
  },
})
const Fill = chakra('div', {
  base: {
    height: 'full',
    bg: 'brand.strong',
    borderRadius: 'pill',
    transition: 'width 200ms linear',
    _highContrast: { bg: 'Highlight' },
  },
})

/** Runs from 0 to 100; without a value the progress is unknown. */
export function ProgressBar({ label, value }: { label: string; value?: number | undefined }) {
  const known = value !== undefined
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(known && { 'aria-valuenow': Math.round(value) })}
    >
      <Fill
        style={{ width: known ? `${value}%` : '40%' }}
        {...(!known && { _motionSafe: { animation: 'pulse 1.6s ease-in-out infinite' } })}
      />
    </Track>
  )
}
