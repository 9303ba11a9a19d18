import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ContactDetails } from '#src/app/shared/frame/contact-details.tsx'
import { DocumentPage } from './document-page.tsx'

export function PrivacyPage() {
  return <DocumentPage messages={useI18nContext().LL.legal.privacy} dated beside={{ contact: <ContactDetails /> }} />
}
