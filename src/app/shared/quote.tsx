import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Verbatim } from '#src/ui/data/verbatim.tsx'

const Base = chakra('blockquote', {
  base: {
    ps: '10px',
    borderInlineStartWidth: '3px',
    color: 'fg.2',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
})

/** Quotes a person word for word, so a page translator must not change it either. */
export const Quote = ({ children }: { children: ReactNode }) => (
  <Base>
    <Verbatim>{children}</Verbatim>
  </Base>
)
