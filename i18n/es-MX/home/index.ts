import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const home: NamespaceHomeTranslation = {
  morning: 'Buenos días, {name}',
  afternoon: 'Buenas tardes, {name}',
  evening: 'Buenas noches, {name}',
  viewing: 'Lo que espera a {name}',
  support: {
    title: 'Pensión alimenticia',
    youOwe: 'debes, vence el {date}',
    owes: '{name} debe, vence el {date}',
    task: {
      order: 'Confirmar o disputar',
      end: 'Aceptar o no',
      payment: 'Confirmar un pago',
      due: 'Pagar lo vencido',
    },
    waitingFor: 'En espera de {name}',
    why: {
      order: '{name} registró una orden desde el {date}.',
      end: '{name} pide que termine el {date}.',
      payment: '{name} registró un pago, hecho el {date}.',
      due: 'Venció por última vez el {date}.',
    },
    whyYours: {
      order: 'Registraste una orden desde el {date}.',
      end: 'Pediste que termine el {date}.',
      payment: 'Registraste un pago, hecho el {date}.',
      due: 'Venció por última vez el {date}.',
    },
    amount: { order: 'cada vez', end: 'cada vez', payment: 'pagado', due: 'pendiente' },
  },
  figures: 'Lo que debes y lo que te deben',
  waiting: {
    you: 'Te espera a ti',
    name: 'Espera a {name}',
    others: 'Espera a otros',
    count: '{count} en total',
    loading: 'Cargando lo que espera',
    nobodyElse: 'Nada espera a nadie más.',
    failed: {
      title: 'No se pudo cargar lo que espera',
      text: 'No se perdió nada. Revisa tu conexión y vuelve a intentarlo.',
      retry: 'Intentar de nuevo',
    },
    offline: { title: 'No tienes conexión', text: 'Lo que espera aparecerá aquí cuando vuelvas a conectarte.' },
  },
  notAParent: {
    title: 'Aquí no tienes nada que hacer',
    text: 'Tus padres llevan aquí la cuenta de lo que comparten. Les toca a ellos, y a ti no se te pide nada.',
  },
}

export default home
