import type { BaseTranslation } from '../i18n-types.ts'
import { paymentService, productName } from '../product.ts'

/** What every page of both apps needs. Everything else lives in the namespace of its area. */
const base = {
  productName,
  paymentService,
  footer: {
    label: 'About this site',
    terms: 'Terms & Conditions',
    privacy: 'Privacy Policy',
    about: 'About',
    help: 'Help',
    contact: 'Contact',
  },
} satisfies BaseTranslation

export default base
