import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { FooterItem } from '#src/ui/layout/site-footer.tsx'
import type { LinkElement } from '#src/ui/navigation/link-element.ts'

/** `contact` links to the contact page unless the caller opens a dialog instead. */
export function useFooterItems(contact: LinkElement = <Link to="/contact" />): FooterItem[] {
  const { footer } = useI18nContext().LL
  return [
    { key: 'terms', label: footer.terms(), link: <Link to="/terms" /> },
    { key: 'privacy', label: footer.privacy(), link: <Link to="/privacy" /> },
    { key: 'about', label: footer.about(), link: <Link to="/about" /> },
    { key: 'help', label: footer.help(), link: <Link to="/help" /> },
    { key: 'contact', label: footer.contact(), link: contact },
  ]
}
