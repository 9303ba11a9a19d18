import { useI18nContext } from '#i18n/i18n-react.tsx'
import { FactList } from '#src/ui/data/fact-list.tsx'

/** Shows our contact details for the country of the viewer's language. Needs the `contact` dictionary. */
export function ContactDetails() {
  const { details } = useI18nContext().LL.contact
  const mail = { term: details.emailLabel(), value: <MailLink address={details.email()} /> }
  const phone = { term: details.phoneLabel(), value: <PhoneLink number={details.phone()} /> }
  const hours = { term: details.hoursLabel(), value: details.hours() }
  const post = { term: details.post(), value: `${details.organisation()}\n${details.address()}` }
  return <FactList items={[mail, phone, hours, post]} />
}

const MailLink = ({ address }: { address: string }) => <a href={`mailto:${address}`}>{address}</a>

const PhoneLink = ({ number }: { number: string }) => <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</a>
