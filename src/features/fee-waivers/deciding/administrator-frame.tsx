import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { useFooterItems } from '#src/app/shared/frame/footer-items.tsx'
import { useOnline } from '#src/app/shared/use-online.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { OfflineNotice } from '#src/ui/feedback/offline-notice.tsx'
import { ToastProvider } from '#src/ui/feedback/toast-provider.tsx'
import { PublicFrame } from '#src/ui/layout/public-frame.tsx'
import { SiteFooter } from '#src/ui/layout/site-footer.tsx'
import { SectionNav, type SectionNavItem } from '#src/ui/navigation/section-nav.tsx'
import { AdministratorLink } from './administrator-link.tsx'

export type Around = {
  /** Chooses the language of the account. */
  language: ReactNode
  /** Asks for the password where a command needs it. */
  prompts: ReactNode
}

type Props = Around & { items: readonly SectionNavItem[]; children: ReactNode }

/** Frames the pages of an administrator: what waits for an answer, and their own account. There is no family. */
export function AdministratorFrame({ language, prompts, items, children }: Props) {
  const { session } = useApp()
  const { LL } = useI18nContext()
  const { administration: texts } = LL
  const online = useOnline()
  const footer = useFooterItems()
  return (
    <ToastProvider dismissLabel={LL.shell.dismiss()}>
      <PublicFrame
        productName={LL.productName()}
        home={<AdministratorLink page="waiting" />}
        skipLabel={LL.shell.skip()}
        aside={
          <Button variant="secondary" onClick={() => session.send({ type: 'session.signOut' })}>
            {texts.signOut()}
          </Button>
        }
        footer={
          <SiteFooter label={LL.footer.label()} items={footer}>
            {language}
          </SiteFooter>
        }
      >
        <OfflineNotice offline={!online}>{LL.shell.offline()}</OfflineNotice>
        {items.some(({ current }) => current) && <SectionNav label={texts.navigation()} items={items} />}
        {children}
      </PublicFrame>
      {prompts}
    </ToastProvider>
  )
}
