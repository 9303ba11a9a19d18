import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { fillLink, type LinkElement } from '../navigation/link-element.ts'
import { Logo } from './logo.tsx'
import { SkipLink } from './skip-link.tsx'

const Frame = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', minH: '100dvh', bg: 'bg.canvas' },
})
const Top = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: 'u1',
    minH: '63px',
    px: { base: 'u2', sm: 'u5' },
    py: 'u1',
    bg: 'bg.card',
    borderBottomWidth: '1px',
    _print: { display: 'none' },
  },
})
const column = { width: 'full', maxW: '792px', mx: 'auto', px: 'u2' } as const

export type PublicFrameProps = {
  productName: string
  home: LinkElement
  skipLabel: string
  /** Shown at the top right, such as a link to sign in. */
  aside?: ReactNode
  footer: ReactNode
  children: ReactNode
}

/** Lays out a public page: the product's name, one column and the footer. */
export function PublicFrame({ productName, home, skipLabel, aside, footer, children }: PublicFrameProps) {
  return (
    <Frame>
      <SkipLink>{skipLabel}</SkipLink>
      <Top>
        <chakra.div asChild borderRadius="control" py="u0.5">
          {fillLink(home, <Logo name={productName} />)}
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="u1">
          {aside}
        </chakra.div>
      </Top>
      <chakra.main id="main" tabIndex={-1} flex="1" {...column} py={{ base: 'u3', sm: 'u5' }}>
        {children}
      </chakra.main>
      <chakra.footer {...column} pb="u3" textStyle="secondary" color="fg.3">
        {footer}
      </chakra.footer>
    </Frame>
  )
}
