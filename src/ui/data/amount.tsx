import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Verbatim } from './verbatim.tsx'

type AmountProps = {
  /** Expects a formatted amount. */
  children: ReactNode
  note?: ReactNode
  label?: ReactNode
  size?: 'large' | 'figure'
  align?: 'start' | 'end'
}

/** Shows the main amount of a page, with the total it is a part of in small below it. */
export function Amount({ children, note, label, size = 'large', align = 'end' }: AmountProps) {
  return (
    <chakra.div textAlign={{ base: 'start', sm: align }}>
      {label && (
        <chakra.div textStyle="secondary" color="fg.3">
          {label}
        </chakra.div>
      )}
      <chakra.div textStyle={size === 'large' ? 'amount' : 'figure'} fontVariantNumeric="tabular-nums">
        <Verbatim>{children}</Verbatim>
      </chakra.div>
      {note && (
        <chakra.div textStyle="secondary" color="fg.3">
          {note}
        </chakra.div>
      )}
    </chakra.div>
  )
}

/** Shows a formatted amount inside text with tabular figures, and never breaks it over two lines. */
export const Money = chakra('span', { base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } })
