import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import { lazyDialog } from '../dialogs/lazy-dialog.tsx'
import { BottomBar } from '../navigation/bottom-bar.tsx'
import type { LinkElement } from '../navigation/link-element.ts'
import type { NavItem } from '../navigation/nav-item.tsx'
import { SideNav } from '../navigation/side-nav.tsx'
import { Logo } from './logo.tsx'
import type { MoreSheetProps } from './more-sheet.tsx'
import { SkipLink } from './skip-link.tsx'

const MoreSheet = lazyDialog<MoreSheetProps>(async () => (await import('./more-sheet.tsx')).MoreSheet)

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '{sizes.nav} minmax(0, 1fr)' },
    gridTemplateRows: { base: 'auto 1fr auto', md: '1fr' },
    minH: '100dvh',
    _print: { display: 'block' },
    // A page's own bar (the way back) replaces that of the frame.
    '&:has([data-page-bar]) > [data-top-bar]': { display: 'none' },
    // A button that floats above the bottom bar covers nothing at the end of a page.
    '&:has([data-floating]) footer': { pb: { base: '96px', md: 'u3' } },
    // The footer is hidden while a shorter placeholder stands above it, since it would move. Rows of a table load on scroll.
    '&:has(main :is([data-skeleton], [aria-busy=true]:not(table, tr))) footer': { visibility: 'hidden' },
  },
})
const TopBar = chakra('header', {
  base: {
    display: { base: 'flex', md: 'none' },
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: 'bar',
    px: 'u2',
    bg: 'bg.card',
    borderBottomWidth: '1px',
  },
})
const Page = chakra('main', {
  base: {
    width: 'full',
    maxW: '1240px',
    mx: 'auto',
    flex: '1',
    px: { base: 'u2', sm: 'u4', md: 'u5' },
    pt: { base: 'u2.5', md: 'u4' },
    pb: { base: 'u4', md: 'u5' },
  },
})

export type AppFrameProps = {
  productName: string
  home: LinkElement
  skipLabel: string
  /** Names the navigation for screen readers. */
  navLabel: string
  navItems: readonly NavItem[]
  secondaryItems?: readonly NavItem[]
  /** Labels the fifth entry of a phone's bottom bar and the sheet it opens. */
  more: { label: string; closeLabel: string }
  /** Shown above every page: being offline, or whose view this is. */
  header?: ReactNode
  /** Shown beside the logo: the person's own menu. */
  account?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** Lays out the shell: navigation at the left from 900 px up; below that a bar at the top and one at the bottom. */
export function AppFrame(props: AppFrameProps) {
  const { productName, home, navItems, secondaryItems = [], more } = props
  const [open, setOpen] = useState(false)
  return (
    <Frame>
      <SkipLink>{props.skipLabel}</SkipLink>
      <SideNav
        name={productName}
        home={home}
        aside={props.account}
        label={props.navLabel}
        items={navItems}
        secondary={secondaryItems}
      />
      <TopBar data-top-bar>
        <Logo name={productName} />
        {props.account}
      </TopBar>
      <chakra.div display="flex" flexDirection="column" minW="0">
        {props.header}
        <Page id="main" tabIndex={-1}>
          {props.children}
        </Page>
        {props.footer && (
          <chakra.footer
            width="full"
            maxW="1240px"
            mx="auto"
            px={{ base: 'u2', sm: 'u4', md: 'u5' }}
            pb="u3"
            textStyle="secondary"
            color="fg.3"
          >
            {props.footer}
          </chakra.footer>
        )}
      </chakra.div>
      <BottomBar
        label={props.navLabel}
        items={navItems}
        secondary={secondaryItems}
        moreLabel={more.label}
        onMore={() => setOpen(true)}
      />
      <MoreSheet
        {...more}
        open={open}
        onClose={() => setOpen(false)}
        items={[...navItems.slice(4), ...secondaryItems]}
      />
    </Frame>
  )
}
