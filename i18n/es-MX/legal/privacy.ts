import type { NamespaceLegalTranslation } from '../../i18n-types.ts'

export const privacy: NamespaceLegalTranslation['privacy'] = {
  title: 'Aviso de privacidad',
  lead: 'Qué se guarda, quién lo ve y qué nunca sale de aquí.',
  sections: {
    kept: {
      title: 'Qué se guarda',
      text: 'Sobre ti: nombre y apellidos, nombre de usuario, correo electrónico, idioma, zona horaria y qué eres en la familia. Tu contraseña se guarda solo como un resumen cifrado (Argon2id); nadie puede leerla, tampoco nosotros.\nSobre la familia: su país, moneda y zona horaria, quiénes la forman y los nombres de los hijos, con lo que las partes agreguen sobre ellos.\nLo que registras: gastos y cómo se reparten, notas, comprobantes, pagos con su número de cheque, respuestas y motivos, y cuándo se vio algo por primera vez.\nLo que nos escribes: se guarda hasta que se entrega a nuestro correo y después se elimina de la base de datos.',
    },
    parents: {
      title: 'Qué ve la otra persona',
      text: 'Ve lo que compartes: el gasto, sus comprobantes, tus notas y respuestas, con tu nombre y la hora.\nNunca ve un gasto que guardas como privado, tu correo electrónico, dónde estás, qué dispositivo usas ni cuándo entraste por última vez. Que abriste algo que te envió se muestra una vez, con la primera hora; leer una lista, una búsqueda o un aviso no cuenta como abrir.',
    },
    others: {
      title: 'Qué ven los demás',
      text: 'Un profesional con acceso lee lo que las partes comparten, con los ojos de una de ellas y sin poder cambiar nada. Nunca se le muestra lo que alguien guarda como privado.\nUna hija o un hijo con cuenta no ve lo que las partes arreglan entre sí.\nNuestro personal ve lo que nos escribes. Cuando entra a una cuenta para dar soporte solo puede leer, y eso nunca cuenta como abrir algo.',
    },
    files: {
      title: 'Comprobantes y fotos',
      text: 'Las imágenes se escriben de nuevo al agregarlas. Antes de guardarlas se quita dónde, cuándo y con qué dispositivo se tomaron. Un PDF se guarda tal como es, así que revísalo antes de agregarlo.',
    },
    mail: {
      title: 'Correo electrónico',
      text: 'Nuestros correos solo dicen que algo te espera. No nombran a nadie más que a ti ni llevan cantidades o textos, porque los correos se leen a la vista de otros y en pantallas bloqueadas.',
    },
    device: {
      title: 'En tu dispositivo',
      text: 'Una cookie mantiene tu sesión abierta, por 30 días como máximo. Solo sirve para eso. Tu navegador también guarda tu nombre, idioma y colores, y lo que empezaste a escribir; al cerrar la sesión se borra todo menos el idioma y los colores.',
    },
    trackers: {
      title: 'Sin rastreadores',
      text: 'No hay publicidad, analítica ni rastreo, y en estas páginas no corre código de otras empresas. Antes de que se encienda el servicio de una, por ejemplo un chat de soporte, este aviso la nombra.\nNo vendemos lo que nos confías y no lo usamos para entrenar nada.',
    },
    logs: {
      title: 'Bitácoras',
      text: 'Nuestras bitácoras guardan qué tipo de solicitud se hizo, cómo terminó y cuánto tardó. No guardan nombres, textos, cantidades ni contraseñas. Los intentos de iniciar sesión y los mensajes que nos envían se cuentan por poco tiempo bajo un resumen cifrado de la dirección de red, para evitar abusos.',
    },
    history: {
      title: 'Por qué el registro no se elimina',
      text: 'El registro de una familia es de las dos partes, y un juzgado podría necesitarlo. Por eso las entradas nunca se cambian ni se quitan, tampoco por nosotros.\nCuando la ley exige borrar algo, su contenido se vacía para siempre. Queda un sello sin significado y el hecho de que algo se borró, para que el resto del registro se pueda seguir comprobando.',
    },
    rights: {
      title: 'Tus derechos',
      text: 'Puedes descargar tu registro cuando quieras, sin costo, con cualquier plan. En Mi cuenta puedes corregir tu idioma, zona horaria y contraseña. Para acceder a todo lo que guardamos sobre ti, corregirlo, oponerte o pedir que se borre, escríbenos; respondemos en un máximo de 20 días hábiles.',
    },
    contact: {
      title: 'Quién es responsable',
      text: 'Aquí recibimos las preguntas sobre tus datos.',
    },
  },
}
