import type { NamespaceLegalTranslation } from '../../i18n-types.ts'
import { productName } from '../../product.ts'

export const terms: NamespaceLegalTranslation['terms'] = {
  title: 'Términos y condiciones',
  lead: 'Las reglas de uso, en palabras sencillas.',
  sections: {
    service: {
      title: 'Qué ofrecemos',
      text: `Con ${productName}, madres y padres que viven separados registran gastos compartidos, los responden, pagan, confirman y llevan un solo registro de todo. No damos asesoría legal, fiscal ni financiera, y no decidimos quién tiene la razón.`,
    },
    account: {
      title: 'Tu cuenta',
      text: 'Una cuenta es de una sola persona. No compartas tu contraseña ni actúes en nombre de alguien más. Lo que se hace en tu sesión queda registrado como tuyo.\nSi crees que alguien más usó tu cuenta, cambia tu contraseña: eso cierra la sesión en todos los demás dispositivos. Después escríbenos.',
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
      title: 'Pagos',
      text: 'Un pago con cheque u otro medio es la anotación de lo que una persona entregó fuera de este servicio. Cuenta cuando la otra confirma que lo recibió. Nosotros no movemos, guardamos ni garantizamos ese dinero.',
    },
    professionals: {
      title: 'Profesionales que observan',
      text: 'Una abogada o un gestor de casos con acceso lee lo que las partes comparten. No puede aprobar, rechazar, pagar, confirmar ni agregar nada en lugar de ellas.',
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
