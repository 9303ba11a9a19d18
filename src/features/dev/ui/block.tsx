import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { uiTexts } from '../texts/ui.ts'

const Samples = chakra('div', {
  base: { display: 'grid', alignItems: 'start', columnGap: 'u3', rowGap: 'u2' },
  variants: {
    /** Small samples share a row, fields form columns, and wide samples lie below each other. */
    room: {
      small: { display: 'flex', flexWrap: 'wrap' },
      column: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))' },
      half: { gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } },
      wide: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
})

type BlockProps = {
  /** Names the component as the code does. */
  name: string
  room?: 'small' | 'column' | 'half' | 'wide'
  children: ReactNode
}

/** Shows one block in its states. */
export function Block({ name, room = 'column', children }: BlockProps) {
  return (
    <section aria-label={name}>
      <chakra.h3 textStyle="strong" translate="no" mb="u1">
        {name}
      </chakra.h3>
      <Samples room={room}>{children}</Samples>
    </section>
  )
}

type State = keyof (typeof uiTexts)['state']

/**
 * Shows one state with its name. `of` names the variant when there are several; it stands alone for the normal state.
 */
export function Sample({ state, of, children }: { state: State; of?: string; children: ReactNode }) {
  const ui = uiTexts
  return (
    <chakra.figure minW="0" maxW="full">
      <chakra.figcaption textStyle="caption" color="fg.3" mb="u0.5">
        {[of, (!of || state !== 'normal') && ui.state[state]()].filter(Boolean).join(', ')}
      </chakra.figcaption>
      {children}
    </chakra.figure>
  )
}
