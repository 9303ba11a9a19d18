import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { SiteFooter } from '#src/ui/layout/site-footer.tsx'
import { LanguageField } from '../shared/locale/language-field.tsx'

const pages = ['terms', 'privacy', 'about', 'help', 'contact'] as const

/** Links to the public pages, which belong to the main app. */
export function SmallAppFooter({ children }: { children?: ReactNode }) {
  const { footer } = useI18nContext().LL
  // biome-ignore lint/a11y/useAnchorContent: the block gives each link its text
  const items = pages.map((page) => ({ key: page, label: footer[page](), link: <a href={`/app/${page}`} /> }))
  return (
    <SiteFooter label={footer.label()} items={items}>
      {children}
    </SiteFooter>
  )
}

export function SmallAppLanguage({ label }: { label: string }) {
  const { setLocale } = useI18nContext()
  return (
    <chakra.div width="190px">
      <LanguageField label={label} hideLabel onChoose={setLocale} />
    </chakra.div>
  )
}

/** Names the document after the page. */
export function useDocumentTitle(title: string): void {
  const productName = useI18nContext().LL.productName()
  useEffect(() => {
    document.title = `${title} · ${productName}`
  }, [title, productName])
}
