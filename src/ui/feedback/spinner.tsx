import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

const Ring = chakra('span', {
  base: {
    display: 'inline-block',
    flexShrink: 0,
    borderRadius: 'pill',
    borderColor: 'currentColor',
    borderInlineEndColor: 'transparent',
    _motionSafe: { animation: 'spin 0.8s linear infinite' },
    // A still spinner would look stuck, so it fades in place with reduced motion.
    _motionReduce: { animation: 'pulse 2s ease-in-out infinite' },
    _highContrast: { borderInlineEndColor: 'Canvas' },
  },
  variants: {
    size: {
      20: { boxSize: '20px', borderWidth: '2px' },
      40: { boxSize: '40px', borderWidth: '3px', color: 'brand' },
      80: { boxSize: '80px', borderWidth: '4px', color: 'brand' },
    },
  },
  defaultVariants: { size: 20 },
})

export type SpinnerSize = 20 | 40 | 80

/** A spinner without a label is hidden from screen readers, because the text beside it says the same. */
export function Spinner({ size = 20, label }: { size?: SpinnerSize; label?: string }) {
  if (!label) return <Ring size={size} aria-hidden="true" />
  return (
    <chakra.span role="status" display="inline-flex">
      <Ring size={size} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </chakra.span>
  )
}
