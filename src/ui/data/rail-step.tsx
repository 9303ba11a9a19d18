import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Tone } from '#src/theme/palette.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { Verbatim } from './verbatim.tsx'

export type RailPlace = 'past' | 'present' | 'next'

const Item = chakra('li', {
  base: {
    position: 'relative',
    ps: 'u4',
    pb: 'u2',
    scrollMarginTop: 'u10',
    // The line runs from this mark to the next one.
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '12px',
      top: '20px',
      bottom: '-4px',
      borderInlineStartWidth: '2px',
      borderColor: 'rail',
    },
    _last: { pb: '0', _before: { display: 'none' } },
  },
  variants: {
    place: {
      past: {},
      present: { _before: { borderStyle: 'dashed', borderColor: 'control' } },
      next: { color: 'fg.2', _before: { borderStyle: 'dashed', borderColor: 'control' } },
    },
  },
})
const Mark = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineStart: '7px',
    top: '6px',
    boxSize: '12px',
    borderRadius: 'pill',
    bg: 'brand',
    _highContrast: { bg: 'CanvasText !important' },
  },
  variants: {
    place: {
      past: {},
      present: {},
      next: {
        insetInlineStart: '6px',
        top: '5px',
        boxSize: '14px',
        bg: 'bg.card !important',
        borderWidth: '2px',
        borderColor: 'control',
      },
    },
  },
})
const Quote = chakra('blockquote', {
  base: { mt: 'u0.5', ps: '10px', borderInlineStartWidth: '3px', color: 'fg.2', whiteSpace: 'pre-line' },
})

type RailStepProps = {
  place: RailPlace
  /** Announced before the title: "Done", "Now", "Next". */
  state: string
  title: ReactNode
  under?: ReactNode
  quote?: ReactNode
  tone?: Tone | undefined
  id?: string | undefined
  /** True for an earlier entry that a phone hides until it is unfolded. */
  folded?: boolean | undefined
}

export function RailStep({ place, state, title, under, quote, tone, id, folded }: RailStepProps) {
  const halo = place === 'present' && tone ? { boxShadow: `0 0 0 4px var(--ev-colors-${tone}-bg)` } : {}
  return (
    <Item
      place={place}
      id={id}
      tabIndex={-1}
      {...(place === 'present' && { 'aria-current': 'step' as const })}
      {...(folded && { hideBelow: 'md' })}
    >
      <Mark place={place} aria-hidden="true" {...(tone && { bg: `${tone}.edge` })} {...halo} />
      <VisuallyHidden>{state}: </VisuallyHidden>
      <chakra.span textStyle="strong" display="block">
        {title}
      </chakra.span>
      {under && (
        <chakra.span textStyle="secondary" color="fg.3" display="block">
          {under}
        </chakra.span>
      )}
      {quote && (
        <Quote>
          <Verbatim>{quote}</Verbatim>
        </Quote>
      )}
    </Item>
  )
}
