import { type ComponentType, cloneElement, type ReactElement, type ReactNode } from 'react'

/**
 * The caller's router makes this link without children: `<Link to="/expenses" />` or `<a href="/app/dev" />`. A block
 * adds look and content, so that no block depends on a router.
 */
export type LinkElement = ReactElement<{ children?: ReactNode }>

export const fillLink = (link: LinkElement, children: ReactNode) => cloneElement(link, undefined, children)

/** Accepts an icon of @tabler/icons-react; a block sets its size. */
export type IconType = ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>
