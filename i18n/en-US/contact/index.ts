import type { BaseTranslation } from '../../i18n-types.ts'
import { productName } from '../../product.ts'

const contact = {
  title: 'Contact Us',
  lead: 'Write to us, call, or send a letter.',
  formTitle: 'Send us a message',
  reason: 'Reason',
  reasonPlaceholder: 'Choose a reason',
  reasons: {
    billing: 'Billing',
    inquiry: 'Inquiry',
    technical: 'Technical Questions',
    suggestions: 'Suggestions/Comments',
  },
  reasonMissing: 'Please select from the list above',
  message: 'Message',
  messageHint: 'Do not write passwords or card numbers. The other parent does not see this.',
  messageMissing: 'Please provide a message',
  email: 'Your email address',
  emailHint: 'We’ll reply to this address.',
  emailMissing: 'Please provide an email address',
  emailMalformed: 'Enter a valid email address.',
  answerTo: 'We’ll reply to the email address on your account.',
  submit: 'Send',
  cancel: 'Cancel',
  close: 'Close',
  thanksTitle: 'Thank you for contacting us',
  thanks: 'We have received your message. We reply by email, usually within two business days.',
  another: 'Send another message',
  signedOut: 'You are no longer signed in. Tell us where to reply, then send it again.',
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
