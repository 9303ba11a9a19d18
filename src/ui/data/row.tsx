import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { fillLink, type IconType, type LinkElement } from '../navigation/link-element.ts'
import { Verbatim } from './verbatim.tsx'

const Base = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    columnGap: 'u2',
    rowGap: 'u0.5',
    px: { base: 'u2', sm: 'u2.5' },
    py: 'u1.5',
    minH: '72px',
    '&:has(a:hover)': { bg: 'bg.hover' },
    '& + &': { borderTopWidth: '1px' },
  },
  variants: {
    tile: {
      true: {
        gridTemplateColumns: {
          base: '40px minmax(0, 1fr) fit-content(30%)',
          md: '40px minmax(0, 5fr) minmax(0, 5fr) minmax(5.5rem, 2fr)',
        },
        gridTemplateAreas: { base: '"tile text value" "tile chip chip"', md: '"tile text chip value"' },
      },
      false: {
        gridTemplateColumns: {
          base: 'minmax(0, 1fr) fit-content(30%)',
          md: 'minmax(0, 5fr) minmax(0, 5fr) minmax(5.5rem, 2fr)',
        },
        gridTemplateAreas: { base: '"text value" "chip chip"', md: '"text chip value"' },
      },
    },
  },
})
const Tile = chakra('span', {
  base: {
    gridArea: 'tile',
    alignSelf: { base: 'start', md: 'center' },
    boxSize: '40px',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    bg: 'brand.tint',
    color: 'brand.strong',
    borderRadius: 'control',
  },
})
/** The whole row is the link's target, while the link's name stays its title. */
const Title = chakra('span', {
  base: { textStyle: 'strong', '& a::after': { content: '""', position: 'absolute', inset: '0' } },
})

export type RowProps = {
  icon?: IconType | undefined
  title: ReactNode
  /** The title is a name, which a page translator must not change. */
  named?: boolean
  secondary?: ReactNode
  chip?: ReactNode
  /** Stands right behind the title. */
  mark?: ReactNode
  /** Expects a formatted amount. */
  amount?: ReactNode
  amountNote?: ReactNode
  /** Makes the whole row a link. */
  link?: LinkElement | undefined
  /** Adds a small button at the end, above the row's link. */
  action?: ReactNode
}

export function Row({ icon: Icon, title, named, secondary, chip, mark, amount, amountNote, link, action }: RowProps) {
  const text = named ? <Verbatim>{title}</Verbatim> : title
  return (
    <Base tile={Icon !== undefined}>
      {Icon && (
        <Tile>
          <Icon size={20} stroke={1.75} aria-hidden />
        </Tile>
      )}
      <chakra.div gridArea={{ base: 'text', md: chip ? 'text' : 'text / text / text / chip' }} minW="0">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="u1" rowGap="u0.5">
          <Title>{link ? fillLink(link, text) : text}</Title>
          {mark}
        </chakra.div>
        {secondary && (
          <chakra.div textStyle="secondary" color="fg.3">
            {secondary}
          </chakra.div>
        )}
      </chakra.div>
      {chip && <chakra.div gridArea="chip">{chip}</chakra.div>}
      <chakra.div
        gridArea="value"
        alignSelf={{ base: 'start', md: 'center' }}
        textAlign="end"
        position={action ? 'relative' : 'static'}
        zIndex="1"
      >
        {amount && (
          <chakra.div textStyle="strong" fontVariantNumeric="tabular-nums">
            <Verbatim>{amount}</Verbatim>
          </chakra.div>
        )}
        {amountNote && (
          <chakra.div textStyle="secondary" color="fg.3" fontVariantNumeric="tabular-nums">
            {amountNote}
          </chakra.div>
        )}
        {action && (
          <chakra.div whiteSpace="nowrap" mt={amount ? 'u0.5' : undefined}>
            {action}
          </chakra.div>
        )}
      </chakra.div>
    </Base>
  )
}
