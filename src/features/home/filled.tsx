import { Fragment, type ReactNode } from 'react'
import type { HomeSlots } from '../feature.ts'

type FilledProps = { slots: readonly HomeSlots[]; draw: (slot: HomeSlots) => ReactNode }

/** Draws what each area puts into one slot, in the areas' order. */
export const Filled = ({ slots, draw }: FilledProps) =>
  slots.map((slot, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the areas keep their order as long as the page is open
    return <Fragment key={at}>{draw(slot)}</Fragment>
  })
