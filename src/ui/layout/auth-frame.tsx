import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { InSlices } from './in-slices.tsx'
import { Logo } from './logo.tsx'

const Frame = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', minH: '100dvh', bg: { base: 'bg.card', sm: 'bg.canvas' } },
})
const Top = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: 'u1',
    // The language select is drawn later, and the header is as high without it.
    minH: { base: '65px', sm: '63px' },
    px: { base: 'u2', sm: 'u5' },
    py: 'u1',
    bg: 'bg.card',
    borderBottomWidth: '1px',
  },
})
const Sheet = chakra('div', {
  base: {
    width: 'full',
    maxW: '440px',
    mx: 'auto',
    p: { base: 'u2', sm: 'u4' },
    pt: { base: 'u4', sm: 'u4' },
    bg: 'bg.card',
    borderRadius: { sm: 'dialog' },
    borderWidth: { base: '0', sm: '1px' },
    boxShadow: { sm: '0 1px 2px #10293a0a' },
  },
})

export type AuthFrameProps = {
  productName: string
  title: ReactNode
  subtitle?: ReactNode
  /** Shown at the top right: the language select. */
  aside?: ReactNode
  footer?: ReactNode
  /** Shown between the title and the form: an expired session, a rate limit. */
  notice?: ReactNode
  children: ReactNode
}

/** Lays out a page with a single question, such as sign-in. The question is drawn before what surrounds it. */
export function AuthFrame({ productName, title, subtitle, aside, footer, notice, children }: AuthFrameProps) {
  return (
    <Frame>
      <Top>
        <Logo name={productName} />
        <InSlices>{aside}</InSlices>
      </Top>
      <chakra.main id="main" flex="1" px={{ sm: 'u2' }} py={{ base: '0', sm: 'u6' }}>
        <Sheet>
          <chakra.h1 textStyle="pageHeading" tabIndex={-1}>
            {title}
          </chakra.h1>
          {subtitle && (
            <chakra.p color="fg.2" mt="u0.5">
              {subtitle}
            </chakra.p>
          )}
          {notice && <chakra.div mt="u2">{notice}</chakra.div>}
          <chakra.div mt="u3">{children}</chakra.div>
        </Sheet>
      </chakra.main>
      {footer && (
        <InSlices>
          <chakra.footer
            px={{ base: 'u2', sm: 'u5' }}
            py="u2"
            textStyle="secondary"
            color="fg.3"
            textAlign={{ sm: 'center' }}
          >
            {footer}
          </chakra.footer>
        </InSlices>
      )}
    </Frame>
  )
}
