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
  emailChange: {
    subject: 'Confirma el correo nuevo de tu cuenta de {product}',
    toNew:
      'Alguien con la sesión abierta en una cuenta de {product} quiere recibir sus correos en esta dirección. Si fuiste tú, confírmalo antes del {until}:',
    toOld:
      'Alguien con la sesión abierta en tu cuenta de {product} quiere que desde ahora tus correos lleguen a {email}. Confírmalo aquí o detenlo. Si la dirección nueva confirma y tú no respondes antes del {until}, reemplazará a esta:',
    notYou: 'Si no fuiste tú, no tienes que hacer nada. No enviaremos nada a esta dirección si no lo confirmas.',
    oldLost: 'Si no fuiste tú, detenlo en esa página y cambia tu contraseña. No compartas este correo con nadie.',
    over: {
      changed: {
        subject: 'Cambió el correo de tu cuenta de {product}',
        text: 'Desde ahora los correos de tu cuenta de {product} llegan a la dirección nueva. Este correo llega a ambas direcciones.',
      },
      stopped: {
        subject: 'El correo de tu cuenta de {product} sigue igual',
        text: 'El cambio de correo de tu cuenta de {product} se detuvo o no se confirmó a tiempo. Este correo llega a ambas direcciones.',
      },
    },
    contact: 'Si no es lo que querías, cambia tu contraseña y escríbenos de inmediato.',
  },
  security: {
    takenOut: {
      subject: 'Se descargaron tus datos de {product}',
      happened:
        'El {at} alguien con la sesión abierta en tu cuenta de {product} escribió tu contraseña y descargó todo lo que guardamos de ti.',
      advice:
        'Si fuiste tú, guarda el archivo donde nadie más lo lea. Si no, cambia tu contraseña de inmediato; así se cierra la sesión en los demás dispositivos:',
    },
    closingAsked: {
      subject: 'Tu cuenta de {product} se cierra en 14 días',
      happened:
        'El {at} alguien con la sesión abierta en tu cuenta de {product} escribió tu contraseña y pidió cerrarla en 14 días. Hasta entonces todo sigue igual.',
      advice: 'Si no fuiste tú, o si cambias de opinión, consérvala aquí y cambia tu contraseña:',
    },
    closingStopped: {
      subject: 'Tu cuenta de {product} sigue abierta',
      happened: 'El {at} alguien con la sesión abierta en tu cuenta de {product} decidió conservarla.',
      advice: 'Si fuiste tú, no tienes que hacer nada. Si no, puedes verlo aquí:',
    },
    accountClosed: {
      subject: 'Se cerró tu cuenta de {product}',
      happened:
        'Tu cuenta de {product} se cerró el {at}, como se pidió 14 días antes. Ya nadie puede iniciar sesión en ella. El registro se queda con la familia.',
      advice: 'Este es el último correo a esta dirección, que borramos mañana. Si tienes una pregunta, escríbenos:',
    },
    usernameChanged: {
      subject: 'Cambió tu usuario de {product}',
      happened: 'El usuario de tu cuenta de {product} cambió el {at}. Inicia sesión con el nuevo.',
      advice:
        'Si fuiste tú, no tienes que hacer nada. Si no, escríbenos de inmediato. Aquí puedes ver dónde tienes la sesión abierta:',
    },
    locked: {
      subject: 'Alguien escribió contraseñas incorrectas para tu cuenta en {product}',
      happened:
        'Alguien intentó varias veces iniciar sesión en tu cuenta en {product} con una contraseña incorrecta; la última vez, el {at}. Por un rato no se podrá iniciar sesión en tu cuenta desde ese lugar.',
      advice:
        'Los dispositivos en los que ya iniciaste sesión no se ven afectados: ahí puedes entrar como siempre. Si fuiste tú, espera e inténtalo de nuevo. Si no, tu contraseña resistió y no tienes que hacer nada. Recibes este correo como máximo una vez al día. Aquí puedes ver tus sesiones abiertas y cambiar tu contraseña:',
    },
    newDevice: {
      subject: 'Nuevo inicio de sesión en tu cuenta en {product}',
      happened: 'Alguien inició sesión en tu cuenta en {product} el {at}, en un dispositivo que no conocemos.',
      advice: 'Si fuiste tú, no tienes que hacer nada. Si no, cierra esa sesión y cambia tu contraseña aquí:',
    },
    passwordChanged: {
      subject: 'Cambió tu contraseña en {product}',
      happened:
        'La contraseña de tu cuenta en {product} cambió el {at}. Se cerró la sesión en todos los demás dispositivos.',
      advice: 'Si fuiste tú, no tienes que hacer nada. Si no, escríbenos de inmediato. Aquí ves tus sesiones abiertas:',
    },
    secondStepOn: {
      subject: 'La verificación en dos pasos de tu cuenta en {product} está activada',
      happened:
        'El {at} se activó la verificación en dos pasos. Para entrar a tu cuenta en {product} ahora también se pide un código o una llave de acceso.',
      advice:
        'Si fuiste tú, guarda los códigos de recuperación en un lugar seguro. Si no, escríbenos de inmediato. Aquí puedes ver tus sesiones abiertas:',
    },
    secondStepOff: {
      subject: 'La verificación en dos pasos de tu cuenta en {product} está desactivada',
      happened:
        'El {at} se desactivó la verificación en dos pasos. Para entrar a tu cuenta en {product} ahora basta tu contraseña.',
      advice:
        'Si fuiste tú, no tienes que hacer nada. Si no, cambia tu contraseña, activa de nuevo la verificación en dos pasos y escríbenos. Puedes hacerlo aquí:',
    },
    secondStepKept: {
      subject: 'El segundo paso de tu cuenta en {product} se queda',
      happened:
        'El {at} se detuvo la solicitud de quitar tu segundo paso. Para entrar se sigue pidiendo un código o una llave de acceso.',
      advice:
        'Si no pediste quitarlo, cambia tu contraseña. Si lo pediste y no lo detuviste, escríbenos. Aquí puedes ver dónde tienes tu sesión abierta:',
    },
    passkeyAdded: {
      subject: 'Se agregó una llave de acceso a tu cuenta de {product}',
      happened:
        'El {at} se agregó una llave de acceso. Quien tenga el dispositivo con ella puede iniciar sesión en tu cuenta de {product}.',
      advice:
        'Si fuiste tú, no tienes que hacer nada. Si no, quita la llave de acceso, cambia tu contraseña y escríbenos. Puedes hacerlo aquí:',
    },
    passkeyRemoved: {
      subject: 'Se quitó una llave de acceso de tu cuenta de {product}',
      happened:
        'El {at} se quitó una llave de acceso. Nadie puede ya iniciar sesión con ella en tu cuenta de {product}.',
      advice: 'Si fuiste tú, no tienes que hacer nada. Si no, cambia tu contraseña y escríbenos. Puedes hacerlo aquí:',
    },
    passwordReset: {
      subject: 'Se restableció tu contraseña en {product}',
      happened:
        'El {at} se eligió una nueva contraseña para tu cuenta en {product} con un enlace enviado a esta dirección. Se cerró la sesión en todos los dispositivos.',
      advice:
        'Si fuiste tú, inicia sesión con la nueva contraseña. Si no, puede que alguien esté leyendo tu correo: cambia la contraseña del correo y escríbenos de inmediato. Aquí puedes ver tus sesiones abiertas:',
    },
  },
  removal: {
    subject: 'Se va a quitar el segundo paso de tu cuenta en {product}',
    happened:
      'El {at} alguien que sabe la contraseña de tu cuenta en {product}, o que lee tu correo, pidió quitar su segundo paso. Se quitará el {due}.',
    you: 'Si fuiste tú, no tienes que hacer nada. Hasta entonces puedes entrar con un código o una llave de acceso, y eso detiene la solicitud.',
    notYou:
      'Si no fuiste tú, detenlo aquí y después cambia tu contraseña. También puedes detenerlo en cualquier dispositivo donde tengas tu sesión abierta:',
  },
  recovery: {
    password: {
      subject: 'Elige una nueva contraseña para {product}',
      happened: 'El {at}, alguien pidió una nueva contraseña para tu cuenta en {product}. Elígela aquí:',
    },
    signIn: {
      subject: 'Tu enlace para entrar a {product}',
      happened: 'El {at}, alguien pidió un enlace para iniciar sesión en tu cuenta en {product}. Inicia sesión aquí:',
    },
    username: {
      subject: 'Tu usuario en {product}',
      happened: 'Alguien pidió el usuario de la cuenta en {product} que tiene esta dirección de correo. Es:',
      signIn: 'Puedes iniciar sesión aquí:',
    },
    once: 'El enlace funciona una sola vez, durante una hora desde que se pidió. Si pides otro, este deja de servir.',
    notYou: 'Si no fuiste tú, no tienes que hacer nada. No reenvíes este correo a nadie.',
  },
  join: {
    hello: 'Hola:',
    notYou: 'Si no fuiste tú, no tienes que hacer nada.',
    begun: {
      subject: 'Continúa tu registro en {product}',
      text: 'Alguien empezó a registrarse en {product} con este correo. Si fuiste tú, puedes continuar en cualquier dispositivo hasta el {until}:',
    },
    duplicate: {
      subject: 'Ya tienes una cuenta en {product}',
      text: 'Alguien empezó a registrarse en {product} con este correo, que ya tiene una cuenta. Si fuiste tú, inicia sesión con esa cuenta:',
    },
    code: {
      subject: 'Tu código para {product}',
      text: 'Con este código puedes continuar donde te quedaste. Sirve durante {minutes} minutos:',
    },
    invite: {
      subject: '{inviter} te invita a {product}',
      text: '{inviter} te invita a {product}, donde los padres que viven separados comparten gastos y llevan un solo registro de ellos. El enlace es solo para ti:',
      until: 'La invitación vence el {until}.',
      other: '¿Alguien más se unió en tu nombre? Puedes decirlo aquí, sin cuenta:',
      stop: 'Si no conoces a esta persona o no quieres invitaciones, puedes decirlo en esa página.',
    },
    confirmed: {
      subject: 'Ya puedes terminar tu registro en {product}',
      text: 'La otra persona confirmó este correo. Abre este enlace, que es solo para ti, para terminar tu registro:',
    },
    ask: {
      subject: 'Una pregunta sobre tu invitación a {product}',
      text: 'Alguien usó tu invitación para {name}, pero con otro correo. Para que {name} se una a {product}, primero tienes que confirmar que ese correo es suyo:',
    },
    joined: {
      subject: 'Aceptaron tu invitación a {product}',
      text: '{name} aceptó tu invitación y ya está en {product}. Si crees que otra persona se registró en su nombre, escríbenos de inmediato. Aquí está tu cuenta:',
    },
  },
  subscription: {
    renewal: {
      subject: 'Tu plan de {product} se renueva pronto',
      text: 'Tu plan se renueva el {at} y se cobrarán {amount} a tu tarjeta.',
      newPrice: 'Es un precio nuevo. El anterior era de {before}.',
      stop: 'Si no lo quieres, aquí puedes desactivar la renovación automática:',
    },
    receipt: {
      subject: 'Tu recibo de {product}',
      text: 'Tu pago se realizó. Aquí encuentras el recibo:',
    },
    grace: {
      subject: 'Tu pago a {product} no se realizó',
      text: 'No pudimos renovar tu plan. Todo sigue funcionando hasta el {until}. Revisa tu tarjeta aquí:',
    },
    lapsed: {
      subject: 'Tu plan de {product} terminó',
      text: 'Tu plan terminó.',
      kept: 'Todavía puedes iniciar sesión, leer, responder y exportar todo tu registro. Aquí puedes elegir un plan:',
    },
    authentication: {
      subject: 'Tu banco te pide confirmar un pago a {product}',
      text: 'Tu banco quiere estar seguro de que eres tú. Confirma el pago aquí:',
    },
  },
  eventBegins: {
    subject: 'Un recordatorio de {product}',
    text: 'Algo de tu calendario de {product} comienza: {at}. Inicia sesión para ver qué es:',
  },
  feeWaiver: {
    link: {
      subject: 'Tu enlace a {product}',
      text: 'Alguien pidió un enlace a una página sobre tu plan de {product}. Ábrela aquí:',
    },
    decided: {
      subject: 'Hay una respuesta para ti en {product}',
      text: 'Hay una respuesta a algo que nos pediste sobre tu plan de {product}. Léela aquí:',
    },
    until: 'El enlace funciona durante 24 horas. Después, inicia sesión y abre tu plan en Mi cuenta.',
    notYou: 'Si no fuiste tú, no tienes que hacer nada. No reenvíes este correo a nadie.',
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
