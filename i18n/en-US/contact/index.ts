import type { BaseTranslation } from '../../i18n-types.ts'
import { productName } from '../../product.ts'

const contact = {
  title: 'Contact Us',
  lead: 'Write to us, call, or send a letter.',
  /** Where we can be reached in the country this language is for. */
  details: {
    title: 'How to reach us',
    organisation: productName,
    post: 'Mail',
    address: '100 Example Avenue, Suite 200\nAlbany, NY 12200\nUnited States',
    phoneLabel: 'Phone',
    phone: '(518) 555-0142',
    emailLabel: 'Email',
    email: 'support@evenhand.example',
    hoursLabel: 'Hours',
    hours: 'Monday to Friday, 9 AM to 6 PM Eastern Time',
  },
} satisfies BaseTranslation

export default contact
