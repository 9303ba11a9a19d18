import { useI18nContext } from '#i18n/i18n-react.tsx'
import { DocumentPage } from './document-page.tsx'

export function TermsPage() {
  return <DocumentPage messages={useI18nContext().LL.legal.terms} dated />
}
