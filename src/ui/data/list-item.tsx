import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Base = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    alignItems: { base: 'stretch', sm: 'flex-start' },
    gap: 'u2',
    px: { base: 'u2', sm: 'u2.5' },
    py: 'u2',
    '& + &': { borderTopWidth: '1px' },
  },
})
const Title = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 'u1', rowGap: 'u0.5', minH: 'u4' },
})
const Buttons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'u1',
    flexShrink: 0,
    justifyContent: { sm: 'flex-end' },
    // Negative margins align the buttons' text, not their padding, with the content beside them.
    '& > [data-variant=tertiary]:first-of-type': { ms: { base: '-u1.5', sm: '0' } },
    '& > [data-variant=tertiary]:last-of-type': { me: { base: '0', sm: '-u1.5' } },
  },
})

/** Groups ListItems inside a card. */
export const List = chakra('ul', { base: { listStyleType: 'none', m: '0', p: '0' } })

type ListItemProps = {
  title: ReactNode
  /** Sets the heading level: 2 when the list has no heading of its own. */
  level?: 2 | 3 | undefined
  lead?: ReactNode
  chip?: ReactNode
  /** Placed at the end on a desktop and below on a phone. */
  actions?: ReactNode
  children?: ReactNode
}

/** Shows an item of a list that people edit. */
export function ListItem({ title, level = 3, lead, chip, actions, children }: ListItemProps) {
  return (
    <Base>
      <chakra.div display="flex" gap="u2" flex="1 1 0" minW="0">
        {lead}
        <chakra.div flex="1 1 0" minW="0">
          <Title>
            <chakra.h3 as={level === 2 ? 'h2' : 'h3'} textStyle="strong" overflowWrap="anywhere">
              {title}
            </chakra.h3>
            {chip}
          </Title>
          {children}
        </chakra.div>
      </chakra.div>
      {actions && <Buttons>{actions}</Buttons>}
    </Base>
  )
}
