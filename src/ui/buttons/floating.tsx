import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Base = chakra('div', {
  base: {
    position: { base: 'fixed', md: 'static' },
    insetEnd: 'u2',
    bottom: 'calc(80px + env(safe-area-inset-bottom))',
    zIndex: { base: 'sticky', md: 'auto' },
    _print: { display: 'none' },
    '& > [data-variant]': {
      borderRadius: { base: 'pill', md: 'control' },
      boxShadow: { base: '0 4px 16px rgb(11 58 83 / 0.28)', md: 'none' },
    },
  },
})

/** It keeps the main action of a page above the bottom bar of a phone, within reach of the thumb. */
export const Floating = ({ children }: { children: ReactNode }) => <Base data-floating>{children}</Base>
