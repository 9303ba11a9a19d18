import type { NamespacePaymentAccountsTranslation } from '../../i18n-types.ts'
import { bankAccounts } from './bank-accounts.ts'
import { flow } from './flow.ts'

const paymentAccounts: NamespacePaymentAccountsTranslation = {
  title: 'Cuenta de pagos',
  text: '{service} mueve el dinero entre sus cuentas bancarias. Esta página solo la ves tú.',
  loading: 'Cargando tu cuenta de pagos',
  retry: 'Intentar de nuevo',
  failedTitle: 'No se pudieron cargar tus cuentas de pagos',
  failedText: 'No se perdió nada. Revisa tu conexión e inténtalo de nuevo.',
  offlineTitle: 'No tienes conexión',
  offlineText: 'Tu cuenta de pagos aparecerá aquí cuando vuelvas a conectarte.',
  refusedTitle: 'Las cuentas de pagos son privadas',
  refusedText: 'Cada quien ve solo la suya.',
  notOfferedTitle: 'Las transferencias bancarias solo se ofrecen en Estados Unidos',
  notOfferedText:
    'Paga con cheque u otro medio: registra el pago en el gasto y la otra persona confirma que lo recibió.',
  toExpenses: 'Registro de gastos',
  goBack: 'Volver al gasto',
  label: {
    none: 'Sin registro',
    signUpInProgress: 'Registro en curso',
    detailsNeeded: 'Faltan datos',
    documentNeeded: 'Falta un documento',
    manualReview: 'Verificación manual en curso',
    verified: 'Verificada',
    refused: 'No se pudo verificar',
    suspended: 'Suspendida',
    deactivated: 'Cerrada por el banco',
    migrationUnfinished: 'Cambio sin terminar',
  },
  state: {
    none: {
      title: 'Envía y recibe por transferencia bancaria',
      why: 'Registrarte toma unos cinco minutos. Ten a la mano los últimos 4 dígitos de tu número de Seguro Social y los números de ruta y de cuenta de tu banco.',
      action: 'Registrarme en {service}',
    },
    signUpInProgress: {
      title: 'Tu registro no está terminado',
      why: 'Lo que respondiste está guardado y sigues donde te quedaste.',
      action: 'Seguir con el registro',
    },
    detailsNeeded: {
      title: 'El banco no pudo confirmar tus datos',
      why: 'Revisa cada respuesta y esta vez escribe los 9 dígitos de tu número de Seguro Social.',
      action: 'Revisar mis datos',
    },
    documentNeeded: {
      title: 'El banco pide una identificación',
      why: 'Envía una foto de tu licencia de conducir o identificación. Va al banco y aquí no se guarda.',
      action: 'Enviar una foto',
    },
    manualReview: {
      title: 'El banco revisa tus documentos',
      why: 'No tienes que hacer nada. Te avisamos en cuanto el banco decida.',
    },
    verified: {
      title: 'Puedes enviar y recibir transferencias',
      why: 'Las transferencias tardan de 1 a 2 días hábiles.',
      missing: 'Solo falta una cuenta bancaria',
      missingWhy: 'El banco ya te verificó. Agrega la cuenta desde la que envías y en la que recibes dinero.',
    },
    refused: {
      why: 'El banco no aceptó este registro y solo él puede cambiarlo. Todavía puedes pagar con cheque u otro medio. Escríbenos si crees que es un error.',
      action: 'Escribirnos',
    },
    suspended: {
      why: 'El banco detuvo los pagos que salen de tu cuenta. Escríbenos y te ayudamos a averiguar por qué.',
      action: 'Escribirnos',
    },
    deactivated: {
      title: 'Tu cuenta ya no admite transferencias',
      why: 'El banco cerró tu cuenta de pagos: por banco ya no se puede enviar ni recibir nada. Todavía puedes pagar con cheque u otro medio. Escríbenos y te ayudamos a averiguar por qué.',
      action: 'Escribirnos',
    },
    migrationUnfinished: {
      title: 'Termina de cambiar tu cuenta',
      why: 'Cambió nuestro proveedor bancario. Tus respuestas se conservaron; solo se pide de nuevo lo que nunca se guarda: los dígitos de tu identificación y los números de tus cuentas bancarias.',
      action: 'Terminar el cambio',
    },
  },
  leave: {
    open: 'Borrar mis respuestas',
    title: '¿Borrar tus respuestas?',
    text: 'El registro termina y no se guarda nada de él. Puedes empezar de nuevo cuando quieras.',
    notice: 'Esto no se puede deshacer.',
    action: 'Borrar',
    cancel: 'Conservarlas',
    close: 'Cerrar',
    failed: 'No se borró nada',
    done: 'Se borraron tus respuestas',
  },
  shared: {
    title: 'Lo que puede ver {name}',
    text: '{name} ve esta línea sobre ti y nada más de esta página.',
    you: 'Tú',
    both: 'Puede enviar y recibir transferencias',
    sends: 'Puede enviar transferencias, pero no recibirlas',
    receives: 'Puede recibir transferencias, pero no enviarlas',
    neither: 'Aún sin transferencias',
    failed: 'No se pudo cargar quién puede enviar y recibir.',
  },
  flow,
  bankAccounts,
  recordTitle: 'Cuenta de pagos',
  bankAccountRecordTitle: 'Cuenta bancaria terminada en {name}',
  events: {
    begin: { you: 'Empezaste una cuenta de pagos', name: '{actor} empezó una cuenta de pagos' },
    signUp: {
      you: 'Empezaste el registro para transferencias',
      name: '{actor} empezó el registro para transferencias',
    },
    giveName: { you: 'Escribiste tu nombre legal', name: '{actor} escribió su nombre legal' },
    giveBirth: { you: 'Escribiste tu fecha de nacimiento', name: '{actor} escribió su fecha de nacimiento' },
    giveEmail: { you: 'Escribiste un correo para el banco', name: '{actor} escribió un correo para el banco' },
    giveAddress: { you: 'Escribiste tu domicilio', name: '{actor} escribió su domicilio' },
    submit: { you: 'Enviaste tu registro al banco', name: '{actor} envió su registro al banco' },
    correct: {
      you: 'Enviaste al banco tus datos cambiados',
      name: '{actor} envió al banco sus datos cambiados',
    },
    giveDocument: {
      you: 'Enviaste al banco una foto de tu identificación',
      name: '{actor} envió al banco una foto de su identificación',
    },
    leave: {
      you: 'Terminaste el registro y borraste tus respuestas',
      name: '{actor} terminó el registro y borró sus respuestas',
    },
    providerChanged: {
      you: 'Cambió el proveedor bancario y con él la cuenta de pagos',
      name: 'Cambió el proveedor bancario y con él la cuenta de pagos',
    },
    verified: { you: 'El banco verificó la cuenta de pagos', name: 'El banco verificó la cuenta de pagos' },
    detailsAsked: { you: 'El banco pidió más datos', name: 'El banco pidió más datos' },
    documentAsked: {
      you: 'El banco pidió una foto de una identificación',
      name: 'El banco pidió una foto de una identificación',
    },
    reviewBegun: {
      you: 'El banco empezó a revisar los documentos',
      name: 'El banco empezó a revisar los documentos',
    },
    refused: { you: 'El banco no aceptó el registro', name: 'El banco no aceptó el registro' },
    suspended: { you: 'El banco detuvo los pagos que salen', name: 'El banco detuvo los pagos que salen' },
    deactivated: { you: 'El banco cerró la cuenta de pagos', name: 'El banco cerró la cuenta de pagos' },
    bankAccountAdded: {
      you: 'Agregaste la cuenta bancaria terminada en {item}',
      name: '{actor} agregó la cuenta bancaria terminada en {item}',
    },
    bankAccountLinked: {
      you: 'Escribiste de nuevo los números de la cuenta bancaria terminada en {item}',
      name: '{actor} escribió de nuevo los números de la cuenta bancaria terminada en {item}',
    },
    bankAccountRenamed: {
      you: 'Cambiaste el nombre de la cuenta bancaria terminada en {item}',
      name: '{actor} cambió el nombre de la cuenta bancaria terminada en {item}',
    },
    bankAccountPreferred: {
      you: 'Elegiste como preferida la cuenta bancaria terminada en {item}',
      name: '{actor} eligió como preferida la cuenta bancaria terminada en {item}',
    },
    bankAccountRemoved: {
      you: 'Quitaste la cuenta bancaria terminada en {item}',
      name: '{actor} quitó la cuenta bancaria terminada en {item}',
    },
  },
}

export default paymentAccounts
