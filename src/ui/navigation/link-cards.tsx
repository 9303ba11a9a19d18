import { chakra } from '@chakra-ui/react/styled-system'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Card } from '../layout/card.tsx'
import { fillLink, type LinkElement } from './link-element.ts'

const Line = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 'u2',
    px: { base: 'u2', sm: 'u2.5' },
    py: 'u2',
    _hover: { bg: 'bg.hover' },
    _focusVisible: { outlineOffset: '-2px' },
  },
})

export type LinkCard = { key: string; title: string; text: string; link: LinkElement }

/** Links to further pages, each with a line about its content. */
export function LinkCards({ items }: { items: readonly LinkCard[] }) {
  return (
    <Card bleed>
      <chakra.ul css={{ '& > li + li': { borderTopWidth: '1px' } }}>
        {items.map(({ key, title, text, link }) => (
          <li key={key}>
            <Line asChild>
              {fillLink(
                link,
                <>
                  <chakra.span flex="1" minW="0">
                    <chakra.span display="block" textStyle="strong">
                      {title}
                    </chakra.span>
                    <chakra.span display="block" textStyle="secondary" color="fg.3">
                      {text}
                    </chakra.span>
                  </chakra.span>
                  <chakra.span color="fg.3" flexShrink="0">
                    <IconChevronRight size={20} stroke={1.75} aria-hidden />
                  </chakra.span>
                </>,
              )}
            </Line>
          </li>
        ))}
      </chakra.ul>
    </Card>
  )
}
