import type { NamespaceHelpTranslation } from '../../i18n-types.ts'

type Articles = NamespaceHelpTranslation['articles']

export const record: Articles['record'] = {
  title: 'El registro y las exportaciones',
  lead: 'Qué se guarda, cómo exportarlo y cómo puede comprobarlo cualquiera.',
  sections: {
    history: {
      title: 'Historial',
      text: 'Ahí está cada paso aceptado: quién, qué y cuándo, con la zona horaria del lugar donde vive la familia. Puedes filtrarlo por persona, tipo, área, fecha o gasto. Lo que aún no has abierto aparece sin su contenido.',
    },
    sealed: {
      title: 'Cómo se sellan los asientos',
      text: 'Cada asiento queda sellado junto con el anterior. Registro verificado quiere decir que lo acabamos de comprobar y que nada ha cambiado. Nadie puede cambiar ni quitar un asiento sin que se note, tampoco nosotros.',
    },
    export: {
      title: 'Exportar el registro',
      text: 'En Historial puedes descargar el registro como archivo de datos firmado o como PDF para imprimir, completo o por fechas. Para un solo gasto o pago, ábrelo y presiona Registro verificado. Siempre es gratis, con cualquier plan. Una exportación tiene lo que tú puedes ver, y tus gastos privados solo si los incluyes. Donde falta algo, dice que falta y por qué.',
    },
    check: {
      title: 'Comprobar una exportación',
      text: 'Cualquiera puede comprobar una exportación en una página nuestra que no pide cuenta y no envía nada. Necesita el archivo; para una copia impresa, también el código corto que lleva. La página dice qué queda probado y qué no.',
    },
    limits: {
      title: 'Lo que el registro no puede probar',
      text: 'El registro prueba quién hizo qué aquí, cuándo, y que no se cambió. No prueba que lo que alguien escribió sea verdad.',
    },
  },
}

export const professionals: Articles['professionals'] = {
  title: 'Profesionales',
  lead: 'Abogados y trabajadores sociales ven lo que ustedes comparten. Con acceso de las dos partes, también pueden registrar tiempo de convivencia.',
  sections: {
    see: {
      title: 'Qué ven',
      text: 'Un profesional ve lo mismo que una de las partes: lo que ambas comparten. Nunca ve lo que alguien guarda como privado. Una línea en la parte de arriba de cada página dice de quién es la vista.',
    },
    cannot: {
      title: 'Qué no pueden hacer',
      text: 'No pueden agregar, aprobar, rechazar, pagar, confirmar, marcar como reembolsado, pedir un comprobante ni agregar un archivo. Los botones no están, y nuestro servidor tampoco lo permite. Lo que abren nunca cuenta como visto por primera vez.',
    },
    both: {
      title: 'Con acceso de las dos partes',
      text: 'A su propio nombre, nunca mientras ven como una de las partes, pueden agregar calendarios de convivencia y días festivos, y editar o eliminar los suyos hasta que empiecen. Cada parte los confirma u objeta. Cuando una de las partes quita el acceso ya no pueden hacerlo; lo que registraron se queda.',
    },
    export: {
      title: 'Exportaciones',
      text: 'Un profesional puede exportar lo que puede ver. La exportación dice quién la pidió y de quién es la vista.',
    },
  },
}

export const notices: Articles['notices'] = {
  title: 'Avisos y correos',
  lead: 'Cómo te enteras de que tienes algo pendiente.',
  sections: {
    notices: {
      title: 'Avisos',
      text: 'Cuando la otra persona agrega, responde o paga algo, recibes un aviso con la hora. Está en Mensajes, en la carpeta Avisos. Leer un aviso no cuenta como haberlo abierto.',
    },
    mails: {
      title: 'Correos',
      text: 'Un correo solo dice que tienes algo pendiente, nunca qué es, porque otras personas pueden ver tu pantalla. Recibes como máximo uno cada 10 minutos, pase lo que pase. Tú eliges sobre qué te escribimos.',
    },
    quiet: {
      title: 'Horario sin correos',
      text: 'Durante el horario sin correos no te enviamos ninguno; espera a que termine. Sigue tu propia zona horaria, que eliges en Mi cuenta.',
    },
  },
}

export const account: Articles['account'] = {
  title: 'Cuenta e idioma',
  lead: 'Tu contraseña, tu idioma, tus dispositivos.',
  sections: {
    language: {
      title: 'Idioma',
      text: 'Cada persona tiene su idioma: español de México, o inglés de Estados Unidos o del Reino Unido. Los montos están en la moneda de la familia, y las horas son las del lugar donde vive.',
    },
    password: {
      title: 'Contraseña',
      text: 'Una contraseña nueva tiene de 12 a 25 caracteres, con una letra, un número y un símbolo. No puede contener tu nombre, tu usuario ni tu correo electrónico, ni ser fácil de adivinar. Al cambiarla se cierra la sesión en todos los demás dispositivos.',
    },
    devices: {
      title: 'Sesiones en otros lugares',
      text: 'Mi cuenta muestra dónde más tienes la sesión abierta, con qué navegador y sistema, y desde cuándo. Cerrar sesión en los demás la cierra al instante en todos los dispositivos menos en este. Nunca guardamos dónde estabas.',
    },
    children: {
      title: 'Hijas e hijos',
      text: 'Las dos partes pueden agregar a los hijos de la familia y cambiar su nombre. A quien aparece en un gasto no se le puede eliminar, solo archivar: ya no se ofrece para gastos nuevos y sigue en los anteriores.',
    },
  },
}

export const trouble: Articles['trouble'] = {
  title: 'Cuando algo no funciona',
  lead: 'Qué hacer y qué no pasó.',
  sections: {
    offline: {
      title: 'No tienes conexión',
      text: 'Una línea en la parte de arriba lo dice. Puedes seguir leyendo, y lo que escribiste se conserva. Una respuesta que no se pudo enviar no cuenta: envíala otra vez cuando tengas conexión. Presionar dos veces nunca hace algo dos veces.',
    },
    changed: {
      title: 'Cambió mientras lo leías',
      text: 'No se hizo nada. Te mostramos lo que cambió; revísalo y responde.',
    },
    expired: {
      title: 'Tu sesión terminó',
      text: 'Inicia sesión otra vez; vuelves a la página donde estabas. Después de varias contraseñas incorrectas, el inicio de sesión queda en pausa, primero un minuto y luego más. La página dice cuándo puedes volver a intentarlo.',
    },
    unverified: {
      title: 'Registro sin verificar',
      text: 'Algo en el registro no coincide con su sello. No elimines nada, conserva tus exportaciones y escríbenos de inmediato.',
    },
    danger: {
      title: 'Si estás en peligro',
      text: 'Nadie vigila este servicio las 24 horas. En una emergencia llama al 911. La otra persona nunca ve dónde estás, qué dispositivo usas ni cuándo entraste por última vez. Si alguien pudiera saber tu contraseña, cámbiala.',
    },
  },
}
