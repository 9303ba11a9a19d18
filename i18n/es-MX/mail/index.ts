import type { NamespaceMailTranslation } from '../../i18n-types.ts'

const mail: NamespaceMailTranslation = {
  hello: 'Hola, {name}:',
  subject: 'Tienes algo pendiente en {product}',
  waiting: 'Tienes algo pendiente en {product}. Inicia sesión para ver de qué se trata:',
  reason: 'Recibes este correo porque tienes una cuenta en {product}.',
  toUs: {
    subject: '{product}: {reason}',
    from: 'De',
    stranger: 'alguien sin sesión iniciada',
    answerTo: 'Responder a',
    at: 'Enviado (UTC)',
  },
}

export default mail
