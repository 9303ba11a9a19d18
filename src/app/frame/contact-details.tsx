import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '#i18n/i18n-react.tsx'

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'max-content 1fr' },
    columnGap: 'u3',
    rowGap: { base: '0', sm: 'u1' },
    '& dt': { color: 'fg.3', textStyle: 'secondary', mt: { base: 'u1', sm: '0' } },
    '& dd': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
    '& a': { color: 'brand.strong', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
})

/** Where we can be reached, in the country of the reader's language. Needs the `contact` words. */
export function ContactDetails() {
  const { details } = useI18nContext().LL.contact
  const email = details.email()
  const phone = details.phone()
  const digits = phone.replace(/[^\d+]/g, '')
  return (
    <List>
      <dt>{details.emailLabel()}</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
      <dt>{details.phoneLabel()}</dt>
      <dd>
        <a href={`tel:${digits}`}>{phone}</a>
      </dd>
      <dt>{details.hoursLabel()}</dt>
      <dd>{details.hours()}</dd>
      <dt>{details.post()}</dt>
      <dd>{`${details.organisation()}\n${details.address()}`}</dd>
    </List>
  )
}
