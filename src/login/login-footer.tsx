import { useI18nContext } from '#i18n/i18n-react.tsx'
import { SiteFooter } from '#src/ui/layout/site-footer.tsx'

const pages = ['terms', 'privacy', 'about', 'help', 'contact'] as const

/** This app has no router, and the public pages belong to the main app. */
export function LoginFooter() {
  const { footer } = useI18nContext().LL
  // biome-ignore lint/a11y/useAnchorContent: the block gives each link its text
  const items = pages.map((page) => ({ key: page, label: footer[page](), link: <a href={`/app/${page}`} /> }))
  return <SiteFooter label={footer.label()} items={items} />
}
