import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { LinkCards } from '#src/ui/navigation/link-cards.tsx'

export function LegalPage() {
  const { legal } = useI18nContext().LL
  return (
    <>
      <PageHeader title={legal.title()} subtitle={legal.lead()} />
      <LinkCards
        items={[
          { key: 'terms', title: legal.terms.title(), text: legal.read.terms(), link: <Link to="/terms" /> },
          { key: 'privacy', title: legal.privacy.title(), text: legal.read.privacy(), link: <Link to="/privacy" /> },
          { key: 'about', title: legal.about.title(), text: legal.read.about(), link: <Link to="/about" /> },
        ]}
      />
    </>
  )
}
