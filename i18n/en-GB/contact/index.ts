import base from '../../en-US/contact/index.ts'
import type { NamespaceContactTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const contact = reword<NamespaceContactTranslation>(base, {
  thanks: 'We have received your message. We reply by email, usually within two working days.',
  details: {
    post: 'Post',
    address: '10 Example Lane\nLondon EC1A 0ZZ\nUnited Kingdom',
    phone: '020 7946 0142',
    email: 'support@uk.evenhand.example',
    hours: 'Monday to Friday, 9 am to 5.30 pm UK time',
  },
})

export default contact
