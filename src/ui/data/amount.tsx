import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

type AmountProps = {
  /** Already formatted. */
  children: ReactNode
  note?: ReactNode
  label?: ReactNode
  size?: 'large' | 'figure'
  align?: 'start' | 'end'
}

/** The figure a page is about, large, with what it is a part of small below it. */
export function Amount({ children, note, label, size = 'large', align = 'end' }: AmountProps) {
  return (
    <chakra.div textAlign={{ base: 'start', sm: align }}>
      {label && (
        <chakra.div textStyle="secondary" color="fg.3">
          {label}
        </chakra.div>
      )}
      <chakra.div textStyle={size === 'large' ? 'amount' : 'figure'} fontVariantNumeric="tabular-nums">
        {children}
      </chakra.div>
      {note && (
        <chakra.div textStyle="secondary" color="fg.3">
          {note}
        </chakra.div>
      )}
    </chakra.div>
  )
}

/** A formatted sum inside other text: figures line up, and a sum is never broken over two lines. */
export const Money = chakra('span', { base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } })
