import type { NamespaceMailTranslation } from '../../i18n-types.ts'

const mail: NamespaceMailTranslation = {
  hello: 'Hola, {name}:',
  subject: 'Tienes algo pendiente en {product}',
  waiting: 'Tienes algo pendiente en {product}. Inicia sesión para ver de qué se trata:',
  reason: 'Recibes este correo porque tienes una cuenta en {product}.',
  record: {
    subject: 'La prueba mensual de tu registro en {product}',
    keep: 'Se adjunta el estado firmado de tu registro en {product}. Conserva este correo: si alguna vez se cambia lo que se registró hasta ahora, el archivo lo muestra.',
    check: 'Para comprobarlo, elige el archivo en esta página junto con una exportación o una prueba posterior: {url}',
    key: 'Se firmó con la clave {key}. La página nombra la clave que usa: debe ser la misma.',
    nothing:
      'El archivo no lleva asientos, nombres ni montos. Arriba está el punto de control de la bitácora del servicio.',
    off: 'Puedes desactivar este correo en “Correos y horas de silencio”.',
  },
  toUs: {
    subject: '{product}: {reason}',
    from: 'De',
    stranger: 'alguien sin sesión iniciada',
    answerTo: 'Responder a',
    at: 'Enviado (UTC)',
  },
}

export default mail
