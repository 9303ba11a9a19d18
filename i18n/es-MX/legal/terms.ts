import type { NamespaceLegalTranslation } from '../../i18n-types.ts'
import { paymentService, productName } from '../../product.ts'

export const terms: NamespaceLegalTranslation['terms'] = {
  title: 'Términos y condiciones',
  lead: 'Las reglas de uso, en palabras sencillas.',
  sections: {
    service: {
      title: 'Qué ofrecemos',
      text: `Con ${productName}, madres y padres que viven separados comparten gastos, los responden, pagan, confirman y llevan un solo registro de todo. No damos asesoría legal, fiscal ni financiera, y no decidimos quién tiene la razón.`,
    },
    account: {
      title: 'Tu cuenta',
      text: 'Una cuenta es de una sola persona. No compartas tu contraseña ni actúes en nombre de alguien más. Lo que se hace en tu sesión, también un pago, queda registrado como tuyo.\nSi crees que alguien más usó tu cuenta, cambia tu contraseña: eso cierra la sesión en todos los demás dispositivos. Después escríbenos.',
    },
    conduct: {
      title: 'Lo que escribes y subes',
      text: 'Tú respondes por lo que escribes y por los archivos que agregas. No subas nada que no tengas derecho a compartir, que sea ilegal o que busque hacer daño.\nDi la verdad. Un juzgado podría leer el registro.',
    },
    record: {
      title: 'El registro permanece',
      text: 'Lo que la otra persona pudo haber visto no se elimina. Se puede retirar, rechazar, detener o anular, y el registro muestra que estuvo ahí. Solo puedes eliminar un gasto que guardaste como privado y nunca compartiste; el registro conserva el hecho, y solo tú puedes leerlo.\nAmbas partes pueden leer y descargar lo que comparten, pase lo que pase con la cuenta de la otra.',
    },
    payments: {
      title: 'Pagos con cheque u otro medio',
      text: 'Un pago con cheque u otro medio es la anotación de lo que una persona entregó fuera de este servicio. Cuenta cuando la otra confirma que lo recibió. Nosotros no movemos, guardamos ni garantizamos ese dinero.',
    },
    transfers: {
      title: 'Pagos por transferencia bancaria',
      text: `Las transferencias se ofrecen como ${paymentService} a familias en Estados Unidos. El dinero lo mueve el proveedor bancario que nombra el Aviso de privacidad, de una cuenta de una de las partes a una de la otra, y para eso valen sus propios términos. Nosotros pasamos lo que ordenas y mostramos lo que dice el banco. Nunca tenemos el dinero en nuestras manos, y no garantizamos que una transferencia llegue ni en qué día.\nNecesitas tener al menos 18 años, registrarte con tu nombre y tus datos y usar cuentas bancarias tuyas. El proveedor bancario decide si te acepta y puede suspender lo que sale. De tu cuenta solo sale dinero para los pagos que tú inicias o programas.\nUna transferencia tarda de 1 a 2 días hábiles; los fines de semana y los días en que cierran los bancos no cuentan. Puedes pedir que se detenga hasta que el banco empiece a procesarla. Si fue a tiempo, lo decide el banco.`,
    },
    limits: {
      title: 'Cuánto puedes enviar',
      text: 'Una transferencia es de hasta $500 en las tres primeras, $2,000 en las tres siguientes, $2,500 en las otras tres y $5,000 después, en dólares. Una transferencia cuenta cuando está pagada; si el banco la devuelve, ya no cuenta. El proveedor bancario puede tener límites propios. Tu plan dice cuántas transferencias puedes enviar y programar en un mes.',
    },
    returns: {
      title: 'Cuando el dinero regresa',
      text: 'Un banco puede devolver una transferencia, incluso semanas después de que contó como pagada, por ejemplo si la cuenta no tenía fondos o su titular la objetó. El pago queda entonces como devuelto, lo que pagaba se vuelve a deber y las dos partes ven por qué. Nada se envía otra vez automáticamente. Lo que tu banco te cobre por eso es entre tú y tu banco.\nNo objetes en tu banco un pago que sí querías hacer. Arréglalo aquí con la otra persona, donde las dos partes pueden verlo.',
    },
    scheduled: {
      title: 'Pagos programados',
      text: 'Con un pago programado o una serie ordenas transferencias para días por venir. Mientras un pago no se envía puedes detenerlo y, con algunos planes, cambiar una serie. Cuando llega su día se revisa otra vez cuánto se debe todavía, cuánto puedes enviar y si las dos cuentas se pueden usar. Si algo de eso lo impide, ese pago no se envía, las dos partes ven por qué y el monto se sigue debiendo. A ti te toca cuidar que haya dinero en la cuenta.',
    },
    professionals: {
      title: 'Profesionales',
      text: 'Una abogada o un trabajador social con acceso ve lo que las partes comparten. No puede aprobar, rechazar, pagar, confirmar ni agregar nada en lugar de ellas.',
    },
    fees: {
      title: 'El registro nunca se cobra',
      text: 'Leer y exportar tu propio registro no cuesta, con cualquier plan y también cuando el plan terminó.',
    },
    availability: {
      title: 'Cuando algo falla',
      text: 'Hacemos lo posible por mantener el servicio en marcha y el registro íntegro. Guarda una exportación propia si es importante para ti. Nada de lo que dicen estos términos te quita los derechos que la ley te da.',
    },
    end: {
      title: 'Si te vas',
      text: 'Puedes dejar de usar el servicio cuando quieras. El registro que compartes permanece, porque también es de la otra persona. El Aviso de privacidad dice qué se puede borrar y cómo pedirlo.',
    },
    changes: {
      title: 'Cambios a estos términos',
      text: 'Si estos términos cambian, los nuevos se publican aquí con el día desde el que valen. Nunca cambian lo que ya está en el registro.',
    },
  },
}
