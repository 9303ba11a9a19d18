import { type ComponentType, cloneElement, type ReactElement, type ReactNode } from 'react'

/**
 * A link without children, as the caller's router makes it: `<Link to="/expenses" />` or `<a href="/app/dev" />`.
 * A block gives it the block's look and content, so that no block knows a router.
 */
export type LinkElement = ReactElement<{ children?: ReactNode }>

export const fillLink = (link: LinkElement, children: ReactNode) => cloneElement(link, undefined, children)

/** One of @tabler/icons-react; a block sets its size. */
export type IconType = ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>
