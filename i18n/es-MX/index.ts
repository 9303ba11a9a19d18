import type { Translation } from '../i18n-types.ts'
import { paymentService, productName } from '../product.ts'

const base: Translation = {
  productName,
  paymentService,
  footer: {
    label: 'Acerca de este sitio',
    terms: 'Términos y condiciones',
    privacy: 'Aviso de privacidad',
    about: 'Acerca de',
    help: 'Ayuda',
    contact: 'Contacto',
  },
}

export default base
