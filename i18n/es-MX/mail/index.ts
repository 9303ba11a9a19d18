import type { NamespaceMailTranslation } from '../../i18n-types.ts'

const mail: NamespaceMailTranslation = {
  hello: 'Hola, {name}:',
  subject: 'Tienes algo pendiente en {product}',
  waiting: 'Tienes algo pendiente en {product}. Inicia sesión para ver de qué se trata:',
  reason: 'Recibes este correo porque tienes una cuenta en {product}.',
  record: {
    subject: 'La prueba mensual de tu registro en {product}',
    keep: 'Se adjunta el estado firmado de tu registro en {product}. Conserva este correo: si alguna vez se cambia lo que se registró hasta ahora, el archivo lo muestra.',
    check: 'Para comprobarla, elige el archivo en esta página junto con una exportación o una prueba posterior: {url}',
    key: 'Se firmó con la clave {key}. La página nombra la clave que usa: debe ser la misma.',
    nothing:
      'El archivo no lleva asientos, nombres ni montos. Arriba está el punto de control de la bitácora del servicio.',
    off: 'Puedes desactivar este correo en “Correos y horario sin correos”.',
  },
  security: {
    locked: {
      subject: 'Alguien escribió contraseñas incorrectas para tu cuenta en {product}',
      happened:
        'Alguien intentó varias veces iniciar sesión en tu cuenta en {product} con una contraseña incorrecta; la última vez, el {at}. Desde ahí, iniciar sesión en tu cuenta queda bloqueado por un rato.',
      advice:
        'Los dispositivos en los que ya iniciaste sesión no se ven afectados: ahí puedes entrar como siempre. Si fuiste tú, espera e inténtalo de nuevo. Si no, tu contraseña resistió y no tienes que hacer nada. Recibes este correo como máximo una vez al día. Aquí puedes ver tus sesiones abiertas y cambiar tu contraseña:',
    },
    newDevice: {
      subject: 'Nuevo inicio de sesión en tu cuenta en {product}',
      happened:
        'Alguien inició sesión en tu cuenta en {product} con tu contraseña el {at}, en un dispositivo que no conocemos.',
      advice: 'Si fuiste tú, no tienes que hacer nada. Si no, cierra esa sesión y cambia tu contraseña aquí:',
    },
    passwordChanged: {
      subject: 'Cambió tu contraseña en {product}',
      happened:
        'La contraseña de tu cuenta en {product} cambió el {at}. Se cerró la sesión en todos los demás dispositivos.',
      advice: 'Si fuiste tú, no tienes que hacer nada. Si no, escríbenos de inmediato. Aquí ves tus sesiones abiertas:',
    },
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
