import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { marketingSiteOf } from '#contract/environment.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { loginPage } from '#machines/session/pages.ts'
import { SmallAppFooter, SmallAppLanguage, useDocumentTitle } from '#src/app/small/small-app-parts.tsx'
import { TextLink } from '#src/app/small/text-link.ts'
import { Logo } from '#src/ui/layout/logo.tsx'
import { SkipLink } from '#src/ui/layout/skip-link.tsx'

const Frame = chakra('div', { base: { display: 'flex', flexDirection: 'column', minH: '100dvh', bg: 'bg.card' } })
const Top = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    columnGap: 'u2',
    minH: '63px',
    px: { base: 'u2', sm: 'u5' },
    py: 'u1',
    borderBottomWidth: '1px',
    textStyle: 'secondary',
    color: 'fg.2',
    '& a': { borderRadius: 'control' },
  },
})
const Columns = chakra('main', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: { base: 'u3', md: 'u10' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '17rem minmax(0, 32.5rem)' },
    justifyContent: 'center',
    flex: '1',
    alignContent: 'start',
    width: 'full',
    px: 'u2',
    pt: { base: 'u3', md: 'u8' },
    pb: 'u6',
    outline: 'none',
  },
  variants: { single: { true: { gridTemplateColumns: 'minmax(0, 32.5rem)' } } },
})
type JoinFrameProps = {
  title: string
  /** The server has the answers so far. */
  saved: boolean
  steps?: ReactNode
  children: ReactNode
}

/** Lays out every page of the app: the steps beside one question. The mark leads to where people learn of the product. */
export function JoinFrame({ title, saved, steps, children }: JoinFrameProps) {
  const { LL } = useI18nContext()
  useDocumentTitle(title)
  return (
    <Frame>
      <SkipLink>{LL.joining.skip()}</SkipLink>
      <Top>
        <a href={marketingSiteOf(location.hostname) ?? '/app/about'}>
          <Logo name={LL.productName()} />
        </a>
        <p role="status">{saved ? LL.joining.saved() : <TextLink href={loginPage}>{LL.joining.signIn()}</TextLink>}</p>
      </Top>
      <Columns id="main" tabIndex={-1} single={!steps}>
        {steps}
        {children}
      </Columns>
      <chakra.footer px={{ base: 'u2', sm: 'u5' }} pb="u2" textStyle="secondary" color="fg.3">
        <SmallAppFooter>
          <SmallAppLanguage label={LL.joining.language()} />
        </SmallAppFooter>
      </chakra.footer>
    </Frame>
  )
}
