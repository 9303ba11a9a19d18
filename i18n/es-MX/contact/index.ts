import type { NamespaceContactTranslation } from '../../i18n-types.ts'
import { productName } from '../../product.ts'

const contact: NamespaceContactTranslation = {
  title: 'Contáctanos',
  lead: 'Escríbenos, llámanos o mándanos una carta.',
  formTitle: 'Envíanos un mensaje',
  reason: 'Motivo',
  reasonPlaceholder: 'Elige un motivo',
  reasons: {
    billing: 'Facturación',
    inquiry: 'Consulta',
    technical: 'Dudas técnicas',
    suggestions: 'Sugerencias o comentarios',
  },
  reasonMissing: 'Elige una opción de la lista de arriba',
  message: 'Mensaje',
  messageHint: 'No escribas contraseñas ni números de tarjeta. La otra persona no ve esto.',
  messageMissing: 'Escribe un mensaje',
  email: 'Tu correo electrónico',
  emailHint: 'Respondemos a esta dirección.',
  emailMissing: 'Escribe un correo electrónico',
  emailMalformed: 'Escribe un correo electrónico válido.',
  answerTo: 'Respondemos al correo electrónico de tu cuenta.',
  submit: 'Enviar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  thanksTitle: 'Gracias por escribirnos',
  thanks: 'Recibimos tu mensaje. Respondemos por correo electrónico, por lo general en dos días hábiles.',
  another: 'Escribir otro mensaje',
  signedOut: 'Tu sesión ya no está abierta. Dinos a dónde responder y envíalo otra vez.',
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
