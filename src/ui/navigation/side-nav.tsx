import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Logo } from '../layout/logo.tsx'
import { fillLink, type LinkElement } from './link-element.ts'
import type { NavItem } from './nav-item.tsx'
import { NavList } from './nav-list.tsx'

const Side = chakra('header', {
  base: {
    display: { base: 'none', md: 'flex' },
    flexDirection: 'column',
    position: 'sticky',
    top: '0',
    height: '100dvh',
    overflowY: 'auto',
    px: 'u1.5',
    pb: 'u2',
    bg: 'bg.card',
    borderInlineEndWidth: '1px',
    _print: { display: 'none' },
  },
})

type SideNavProps = {
  name: string
  home: LinkElement
  aside?: ReactNode
  label: string
  items: readonly NavItem[]
  secondary: readonly NavItem[]
}

export function SideNav({ name, home, aside, label, items, secondary }: SideNavProps) {
  return (
    <Side>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" ms="u1.5" mt="u3" mb="u2">
        <chakra.div asChild display="flex" py="u0.5" borderRadius="control">
          {fillLink(home, <Logo name={name} />)}
        </chakra.div>
        {aside}
      </chakra.div>
      <nav aria-label={label}>
        <NavList items={items} />
        {secondary.length > 0 && (
          <>
            <chakra.hr mx="u1.5" my="u2" />
            <NavList items={secondary} />
          </>
        )}
      </nav>
    </Side>
  )
}
