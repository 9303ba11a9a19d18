import { chakra } from '@chakra-ui/react/styled-system'
import { Spinner } from './spinner.tsx'

const Base = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    zIndex: 'sticky',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'inherit',
  },
  variants: {
    look: {
      transparent: {},
      opaque: { bg: 'bg.card' },
      blur: { bg: 'bg.card/60', backdropFilter: 'blur(3px)' },
    },
  },
})

/** Covers its nearest positioned parent while that one waits; the parent sets `inert` on what must not be used. */
export function Overlay({ look = 'blur', label }: { look?: 'transparent' | 'opaque' | 'blur'; label: string }) {
  return (
    <Base look={look}>
      <Spinner size={40} label={label} />
    </Base>
  )
}
