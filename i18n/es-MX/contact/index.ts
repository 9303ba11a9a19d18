import type { NamespaceContactTranslation } from '../../i18n-types.ts'
import { productName } from '../../product.ts'

const contact: NamespaceContactTranslation = {
  title: 'Contáctanos',
  lead: 'Escríbenos, llámanos o mándanos una carta.',
  details: {
    title: 'Cómo encontrarnos',
    organisation: productName,
    post: 'Correo postal',
    address: 'Calle del Ejemplo 100, piso 2\n00000 Ciudad de México\nMéxico',
    phoneLabel: 'Teléfono',
    phone: '55 0000 0142',
    emailLabel: 'Correo electrónico',
    email: 'ayuda@mx.evenhand.example',
    hoursLabel: 'Horario',
    hours: 'Lunes a viernes, de 9:00 a 18:00, hora del centro de México',
  },
}

export default contact
