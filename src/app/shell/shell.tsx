import { Link, Outlet } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useLive } from '#src/app/boot/live/use-live.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { useFamily } from '#src/app/shared/data/family.ts'
import { useFooterItems } from '#src/app/shared/frame/footer-items.tsx'
import { useOnline } from '#src/app/shared/use-online.ts'
import { OfflineNotice } from '#src/ui/feedback/offline-notice.tsx'
import { ToastProvider } from '#src/ui/feedback/toast-provider.tsx'
import { AppFrame } from '#src/ui/layout/app-frame.tsx'
import { InSlices } from '#src/ui/layout/in-slices.tsx'
import { SiteFooter } from '#src/ui/layout/site-footer.tsx'
import { AccountButton } from './account-button.tsx'
import { useContactLink } from './contact-link.tsx'
import { LanguageSelect } from './language-select.tsx'
import { useNavItems } from './nav-items.tsx'
import { Prompts } from './prompts.tsx'
import { useSecondaryItems } from './secondary-items.tsx'
import { ViewingBanner } from './viewing-banner.tsx'

/** Frames every page behind the guard. The navigation shows only what exists. */
export function Shell() {
  const { LL } = useI18nContext()
  useLive(useApp())
  return (
    <InSlices>
      <ToastProvider dismissLabel={LL.shell.dismiss()}>
        <Frame>
          <Outlet />
        </Frame>
        <Prompts />
      </ToastProvider>
    </InSlices>
  )
}

const HeldBanner = lazy(async () => ({ default: (await import('./held-banner.tsx')).HeldBanner }))

function Frame({ children }: { children: ReactNode }) {
  const { LL } = useI18nContext()
  const { shell } = LL
  return (
    <AppFrame
      productName={LL.productName()}
      home={<Link to="/" />}
      skipLabel={shell.skip()}
      navLabel={shell.navigation()}
      navItems={useNavItems()}
      secondaryItems={useSecondaryItems()}
      more={{ label: shell.more(), closeLabel: shell.close() }}
      header={<Header />}
      account={<AccountButton />}
      footer={<Footer />}
    >
      {children}
    </AppFrame>
  )
}

function Header() {
  const { LL } = useI18nContext()
  const online = useOnline()
  const { heldSince } = useFamily()
  return (
    <>
      <OfflineNotice offline={!online}>{LL.shell.offline()}</OfflineNotice>
      <ViewingBanner />
      {heldSince !== null && (
        <Suspense>
          <HeldBanner />
        </Suspense>
      )}
    </>
  )
}

function Footer() {
  const { footer } = useI18nContext().LL
  return (
    <SiteFooter label={footer.label()} items={useFooterItems(useContactLink())}>
      <LanguageSelect />
    </SiteFooter>
  )
}
