import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { fillLink, type LinkElement } from '../navigation/link-element.ts'

const Base = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 'u4',
    rowGap: 'u2',
    pt: 'u2',
    borderTopWidth: '1px',
    _print: { display: 'none' },
  },
})
const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 'u2.5',
    '& a, & button': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: { base: 'u5', md: 'u4' },
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { color: 'fg', textDecoration: 'underline' },
    },
  },
})

export type FooterItem = { key: string; label: string; link: LinkElement }

type SiteFooterProps = {
  /** Names the links for screen readers. */
  label: string
  items: readonly FooterItem[]
  /** Shown at the right, such as the language. */
  children?: ReactNode
}

/** Shown under every page: legal links and contact. */
export function SiteFooter({ label, items, children }: SiteFooterProps) {
  return (
    <Base>
      <nav aria-label={label}>
        <List>
          {items.map(({ key, label: text, link }) => (
            <li key={key}>{fillLink(link, text)}</li>
          ))}
        </List>
      </nav>
      {children}
    </Base>
  )
}
