import type { NamespaceLegalTranslation } from '../../i18n-types.ts'
import { paymentService } from '../../product.ts'

export const privacy: NamespaceLegalTranslation['privacy'] = {
  title: 'Aviso de privacidad',
  lead: 'Qué se guarda, quién lo ve y qué nunca sale de aquí.',
  sections: {
    kept: {
      title: 'Qué se guarda',
      text: 'Sobre ti: nombre y apellidos, nombre de usuario, correo electrónico, idioma, zona horaria y qué eres en la familia. Tu contraseña se guarda solo como un resumen cifrado (Argon2id); nadie puede leerla, tampoco nosotros.\nSobre la familia: su país, moneda y zona horaria, quiénes la forman y los nombres de los hijos, con lo que las partes agreguen sobre ellos.\nLo que registras: gastos y cómo se reparten, notas, comprobantes, pagos con su número de cheque, órdenes de pensión alimenticia, respuestas y motivos, y cuándo se vio algo por primera vez.\nLo que nos escribes: se guarda hasta que se entrega a nuestro correo y después se elimina de la base de datos.',
    },
    joining: {
      title: 'Cuando te registras',
      text: 'Lo que escribes mientras te registras se guarda en nuestro servidor por 7 días como máximo, para que puedas continuar después o en otro dispositivo: tu nombre, correo, domicilio, teléfono y fecha de nacimiento, tus hijas e hijos, y un resumen cifrado de tu contraseña. Cuando terminas, se convierte en tu cuenta; si no terminas, se borra. Tu domicilio, teléfono y fecha de nacimiento solo se pueden leer en tus propias sesiones. Guardamos qué versión de los términos aceptaste y cuándo.\nSi dices quién es la otra persona, el registro lleva su nombre desde entonces y dice que aún no se ha unido. El correo al que la invitas solo lo ves tú; ningún asiento del registro lo lleva. Para que nadie reciba más de tres invitaciones en 30 días, ni las que no quiere, guardamos un resumen cifrado de ese correo.',
    },
    account: {
      title: 'Tu cuenta de pagos',
      text: `Solo si te registras en ${paymentService}. Guardamos tu nombre legal, fecha de nacimiento, correo y domicilio para que puedas seguir el registro donde lo dejaste, corregirlo o pasarlo a otro proveedor bancario. Solo se pueden leer en tu propia sesión. Si borras tus respuestas durante el registro, salen de nuestra base de datos, y las últimas copias un día después; más adelante, escríbenos.\nLos dígitos de tu Seguro Social, tus números de ruta y de cuenta y la foto de tu identificación pasan por nuestro servidor al proveedor bancario. No guardamos ninguno: ni en la base de datos, ni en archivos, ni en bitácoras. La foto va sin el dato de dónde, cuándo y con qué dispositivo se tomó.\nDe una cuenta bancaria guardamos cómo la llamas, su tipo, sus últimos 4 dígitos y la referencia que le da el proveedor bancario, también después de que la quitas, porque hay pagos que la mencionan. Tu parte propia del registro anota que diste una respuesta, nunca cuál, y las cuentas bancarias por su tipo y sus últimos 4 dígitos.`,
    },
    transfers: {
      title: 'Transferencias bancarias',
      text: 'De una transferencia guardamos quién le paga a quién, la cantidad, qué paga, tu nota, sus días y estados, y por qué falló o regresó. Es parte del registro de tu familia y se queda tanto como él, igual que los pagos programados. De cuál de tus cuentas salió solo lo ves tú.\nEl proveedor bancario solo nos avisa que algo pasó con una transferencia; nosotros le preguntamos el estado y borramos el aviso 30 días después de atenderlo.',
    },
    provider: {
      title: 'Quién mueve el dinero',
      text: `Un proveedor bancario, no nosotros. Recibe lo que respondes al registrarte, la foto si la pide, tus cuentas bancarias con sus números y como tú las llamas, y cada transferencia que ordenas: cuánto y de qué cuenta a cuál. Nada más llega ahí: ningún gasto, ningún hijo, ninguna nota.\nDonde se mueve dinero de verdad, el proveedor es Dwolla, Inc., en Estados Unidos, con sus propios términos y su propio aviso de privacidad (dwolla.com). Lo que la ley le obliga a conservar, lo conserva, aunque tú dejes este servicio. Donde el servicio solo se prueba, es un banco de práctica nuestro: no se mueve dinero, nada sale de nuestro servidor y de los números solo guarda los últimos 4 dígitos y un sello para distinguirlos. Dale números inventados.\nDonde no está activo ninguno de los dos, ${paymentService} no se ofrece. Si algún día cambia el proveedor, te preguntamos antes de enviarle algo al nuevo.`,
    },
    parents: {
      title: 'Qué ve la otra persona',
      text: 'Ve lo que compartes: el gasto, sus comprobantes, tus notas y respuestas, con tu nombre y la hora.\nDe tu cuenta de pagos ve una sola línea: si puedes enviar y recibir transferencias. De una transferencia o un pago programado ve lo mismo que tú, con su estado y por qué falló o regresó, pero no tu cuenta bancaria. Nunca ve cómo va tu registro, qué respondiste ni cuál es tu banco.\nTampoco ve un gasto que guardas como privado, tu correo electrónico, dónde vives, dónde estás, qué dispositivo usas ni cuándo entraste por última vez. Que abriste algo que te envió se muestra una vez, con la primera hora; leer una lista, una búsqueda o un aviso no cuenta como abrir.',
    },
    others: {
      title: 'Qué ven los demás',
      text: 'Un profesional con acceso lee lo que las partes comparten, como lo ve una de ellas y sin poder cambiar nada ahí. Con acceso de las dos partes puede registrar calendarios de convivencia y días festivos a su propio nombre. Nunca se le muestra lo que alguien guarda como privado, y de una cuenta de pagos solo ve esa línea.\nUna hija o un hijo con cuenta no ve lo que las partes arreglan entre sí.\nNuestro personal ve lo que nos escribes. Cuando entra a una cuenta para dar soporte solo puede leer, y eso nunca cuenta como abrir algo.',
    },
    files: {
      title: 'Comprobantes y fotos',
      text: 'Las imágenes se escriben de nuevo al agregarlas. Antes de guardarlas se quita dónde, cuándo y con qué dispositivo se tomaron. Un PDF se guarda tal como es, así que revísalo antes de agregarlo.',
    },
    mail: {
      title: 'Correo electrónico',
      text: 'Nuestros correos solo dicen que tienes algo pendiente o que algo pasó con tu cuenta, por ejemplo un nuevo inicio de sesión. No nombran a nadie más que a ti ni llevan montos o detalles, porque otras personas pueden ver tu pantalla. La excepción son los correos de una invitación: los nombran a los dos.',
    },
    device: {
      title: 'En tu dispositivo',
      text: 'Una cookie mantiene tu sesión abierta, por 30 días como máximo y hasta 14 días después de tu última visita. Otra recuerda por 400 días que iniciaste sesión en este dispositivo, para que nadie que intente adivinar tu contraseña pueda bloquearte aquí y para avisarte por correo cuando un dispositivo nuevo inicie sesión. No dice nada de ti ni del dispositivo, y permanece al cerrar la sesión. Mientras te registras, una tercera recuerda por 7 días qué respuestas son tuyas, y una cuarta, por 30 días, qué invitación abriste; las dos desaparecen cuando terminas. Ninguna sirve para nada más. Tu navegador también guarda tu nombre, idioma y colores, y lo que empezaste a escribir; al cerrar la sesión se borra todo. Solo se queda el idioma que elegiste en la página de inicio de sesión.\nTu navegador se inventa un nombre al azar, que llega a nuestro servidor con cada solicitud, junto con la página de esta aplicación de la que vienes. No guardamos ninguno de los dos: ni con tu nombre, ni en la base de datos, ni en bitácoras. Al cerrar la sesión también se borra ese nombre.',
    },
    signIns: {
      title: 'Dónde inicias sesión',
      text: 'De cada sesión, y de cada inicio de sesión de los últimos 12 meses, guardamos cuándo fue, el tipo de navegador y de sistema, por ejemplo “Chrome en Windows”, y si usaste una contraseña, un enlace, un código o una llave de acceso. No guardamos con ello ninguna dirección de red, ningún lugar, ninguna versión ni ningún modelo.\nLo ves en Mi cuenta, para que puedas encontrar un inicio de sesión que no fue tuyo. Nadie más de la familia lo ve, y ningún registro lo contiene. Se elimina a los 12 meses; lo que pertenece a una sesión se elimina cuando la sesión termina.',
    },
    trackers: {
      title: 'Sin rastreadores',
      text: 'No hay publicidad, analítica ni rastreo, y en estas páginas no corre código de otras empresas. Antes de que se encienda el servicio de una, por ejemplo un chat de soporte, este aviso la nombra; hoy solo nombra al proveedor bancario de arriba, con el que habla nuestro servidor y no tu navegador.\nNo vendemos lo que nos confías y no lo usamos para entrenar nada.',
    },
    logs: {
      title: 'Bitácoras',
      text: 'Nuestras bitácoras guardan qué tipo de solicitud se hizo, cómo terminó y cuánto tardó y, por su número interno, qué cuenta inició sesión, no lo logró, se bloqueó, cambió su contraseña o cerró una sesión. No guardan nombres, textos, cantidades, contraseñas ni números tuyos. Los intentos de iniciar sesión y los mensajes que nos envían se cuentan por poco tiempo bajo un resumen cifrado de la dirección de red, para evitar abusos.',
    },
    history: {
      title: 'Por qué el registro no se elimina',
      text: 'El registro de una familia es de las dos partes, y un juzgado podría necesitarlo. Por eso los asientos nunca se cambian ni se quitan, tampoco por nosotros.\nCuando la ley exige borrar algo, su contenido se vacía para siempre. Queda un sello sin significado y el hecho de que algo se borró, para que el resto del registro se pueda seguir comprobando.',
    },
    rights: {
      title: 'Tus derechos',
      text: 'Puedes descargar tu registro cuando quieras, sin costo, con cualquier plan, y todo lo que guardamos de ti en Mi cuenta, en Descargar mis datos. En Mi cuenta también puedes corregir tu nombre, usuario, correo, datos de contacto, idioma, zona horaria y contraseña, y en Cuenta de pagos quitar tus cuentas bancarias. Para acceder a cualquier otra cosa que guardemos sobre ti, corregirla, oponerte o pedir que se borre, escríbenos; respondemos en un máximo de 20 días hábiles.',
    },
    contact: {
      title: 'Quién es responsable',
      text: 'Aquí recibimos las preguntas sobre tus datos.',
    },
  },
}
