import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ContactDetails } from '#src/app/shared/frame/contact-details.tsx'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { DocumentPage } from './document-page.tsx'

export function AboutPage() {
  const { about } = useI18nContext().LL.legal
  const check = (
    <ButtonLink variant="secondary" link={<Link to="/verify" />}>
      {about.verify()}
    </ButtonLink>
  )
  return <DocumentPage messages={about} beside={{ check }} />
}

export function PrivacyPage() {
  return <DocumentPage messages={useI18nContext().LL.legal.privacy} dated beside={{ contact: <ContactDetails /> }} />
}

export function TermsPage() {
  return <DocumentPage messages={useI18nContext().LL.legal.terms} dated />
}
