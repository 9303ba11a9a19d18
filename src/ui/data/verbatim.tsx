import type { ReactNode } from 'react'

/**
 * Holds a name or an amount, which a page translator must not change. The element is a plain one, because a styled one
 * takes `translate` for the property of CSS.
 */
export const Verbatim = ({ children }: { children: ReactNode }) => <span translate="no">{children}</span>
