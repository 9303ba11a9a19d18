import type { ReactNode } from 'react'

/** Holds a name or an amount, which a page translator must not change. */
export const Verbatim = ({ children }: { children: ReactNode }) => <span translate="no">{children}</span>
