import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ContactDetails } from '#src/app/frame/contact-details.tsx'
import { Card, CardBody } from '#src/ui/card.tsx'
import { CardHeader } from '#src/ui/card-header.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'

export function ContactPage() {
  const { contact } = useI18nContext().LL
  return (
    <>
      <PageHeader title={contact.title()} subtitle={contact.lead()} />
      <Card bleed>
        <CardHeader title={contact.details.title()} />
        <CardBody>
          <ContactDetails />
        </CardBody>
      </Card>
    </>
  )
}
