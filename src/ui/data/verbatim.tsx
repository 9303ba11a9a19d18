import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** A long name breaks as its surroundings do; the reset of styles would give this element a rule of its own. */
const Base = chakra('span', { base: { overflowWrap: 'inherit' } })

/**
 * Holds a name or an amount, which a page translator must not change. The attribute is on a plain element, because a
 * styled one takes `translate` for the property of CSS.
 */
export const Verbatim = ({ children }: { children: ReactNode }) => (
  <Base asChild>
    <span translate="no">{children}</span>
  </Base>
)
