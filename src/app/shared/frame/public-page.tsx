import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { loginPage } from '#machines/session/pages.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { PublicFrame } from '#src/ui/layout/public-frame.tsx'
import { SiteFooter } from '#src/ui/layout/site-footer.tsx'
import { useFooterItems } from './footer-items.tsx'
import { LanguageChoice } from './language-choice.tsx'

/** Frames a page that needs no session. `signIn` adds a link to the login, which is a separate app. */
export function PublicPage({ signIn = false, children }: { signIn?: boolean; children: ReactNode }) {
  const { LL } = useI18nContext()
  const items = useFooterItems()
  return (
    <PublicFrame
      productName={LL.productName()}
      home={<Link to="/about" />}
      skipLabel={LL.shell.skip()}
      aside={
        signIn && (
          <ButtonLink variant="secondary" link={<a href={loginPage} />}>
            {LL.shell.signIn()}
          </ButtonLink>
        )
      }
      footer={
        <SiteFooter label={LL.footer.label()} items={items}>
          <LanguageChoice />
        </SiteFooter>
      }
    >
      {children}
    </PublicFrame>
  )
}
