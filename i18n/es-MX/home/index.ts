import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const home: NamespaceHomeTranslation = {
  morning: 'Buenos días, {name}',
  afternoon: 'Buenas tardes, {name}',
  evening: 'Buenas noches, {name}',
  viewing: 'Le toca a {name}',
  support: {
    title: 'Pensión alimenticia',
    youOwe: 'debes, vence el {date}',
    owes: '{name} debe, vence el {date}',
    task: {
      order: 'Confirmar u objetar',
      end: 'Aceptar o rechazar',
      payment: 'Confirmar un pago',
      due: 'Pagar la pensión',
    },
    waitingFor: 'En espera de {name}',
    why: {
      order: '{name} registró una orden desde el {date}.',
      end: '{name} pidió que termine el {date}.',
      payment: '{name} registró un pago, hecho el {date}.',
      due: 'Último vencimiento: {date}.',
    },
    whyYours: {
      order: 'Registraste una orden desde el {date}.',
      end: 'Pediste que termine el {date}.',
      payment: 'Registraste un pago, hecho el {date}.',
      due: 'Último vencimiento: {date}.',
    },
    amount: { order: 'por pago', end: 'por pago', payment: 'pagado', due: 'por pagar' },
  },
  coparent: {
    title: 'La otra persona',
    task: { name: 'Decir quién es', invite: 'Invitar', word: 'Confirmar o rechazar' },
    waitingFor: 'En espera de {name}',
    why: {
      name: 'Aún no dices quién es.',
      invite: '{name} no se ha unido ni tiene invitación.',
      word: 'Alguien quiere unirse como {name} con otro correo.',
      answer: 'Se le invitó el {date} y aún no se une.',
    },
  },
  figures: 'Lo que debes y lo que te deben',
  waiting: {
    you: 'Te toca a ti',
    name: 'Le toca a {name}',
    others: 'En espera de la otra parte',
    count: '{count} en total',
    loading: 'Cargando tu lista',
    nobodyElse: 'No estás en espera de nadie.',
    failed: {
      title: 'No se pudo cargar tu lista',
      text: 'No se perdió nada. Revisa tu conexión y vuelve a intentarlo.',
      retry: 'Intentar de nuevo',
    },
    offline: { title: 'No tienes conexión', text: 'Tu lista aparecerá aquí cuando vuelvas a conectarte.' },
  },
  notAParent: {
    title: 'Aquí no tienes nada que hacer',
    text: 'Aquí tus padres llevan la cuenta de lo que comparten. Es algo entre ellos dos.',
  },
}

export default home
