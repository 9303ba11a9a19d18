import { chakra } from '@chakra-ui/react/styled-system'

/** Hides a name from the eye on screens narrower than this, where its control has no room for it. */
export const hiddenBelow = (from: 'sm' | 'lg') => ({
  position: { base: 'absolute', [from]: 'static' },
  width: { base: '1px', [from]: 'auto' },
  height: { base: '1px', [from]: 'auto' },
  overflow: { base: 'hidden', [from]: 'visible' },
  clipPath: { base: 'inset(50%)', [from]: 'none' },
  whiteSpace: 'nowrap',
})

/** Hides its content visually but not from screen readers. */
export const VisuallyHidden = chakra('span', {
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
})
