import type { NamespaceExpensesTranslation } from '../../i18n-types.ts'

export const turn: NamespaceExpensesTranslation['turn'] = {
  notice: {
    reimburse: 'Responde primero a este pago. Después también podrás marcar el resto como reembolsado.',
    approve: 'Una aprobación no se puede deshacer.',
  },
  text: {
    privateCreator: {
      title: 'Compártelo cuando quieras',
      why: 'Solo tú puedes ver este gasto. {name} lo verá cuando lo compartas.',
    },
    privateOther: { title: 'Este gasto es privado', why: '{name} no lo ha compartido.' },
    privateViewing: { title: 'Este gasto es privado', why: 'Solo {creator} puede verlo hasta que lo comparta.' },
    openCreator: {
      title: 'En espera de que {name} responda',
      why: 'Pagaste {total}. Puedes cambiarlo hasta que {name} responda.',
    },
    openOther: {
      title: 'Aprueba o rechaza tu parte de {owed}',
      why: '{name} pagó {total}. Tu parte es del {percent}.',
    },
    openViewing: {
      title: 'En espera de que {payer} responda',
      why: '{creator} pagó {total}. A {payer} le corresponden {owed}, el {percent}.',
    },
    receiptRequestedCreator: {
      title: 'Agrega un comprobante',
      why: '{name} pidió ver uno antes de responder.',
    },
    receiptRequestedOther: {
      title: 'En espera de un comprobante de {name}',
      why: 'También puedes responder sin él. Tu parte es de {owed}, el {percent}.',
    },
    receiptRequestedViewing: {
      title: 'Se le pidió un comprobante a {creator}',
      why: '{payer} quiere ver uno antes de responder.',
    },
    declinedCreator: {
      title: '{name} rechazó este gasto',
      why: 'No se cuenta. Puedes enviarlo otra vez como un gasto nuevo.',
    },
    declinedOther: {
      title: 'Rechazaste este gasto',
      why: 'No se cuenta. {name} puede enviarlo otra vez como un gasto nuevo.',
    },
    declinedViewing: { title: '{payer} rechazó este gasto', why: 'No se cuenta.' },
    withdrawnCreator: {
      title: 'Retiraste este gasto',
      why: 'No se cuenta. Puedes enviarlo otra vez como un gasto nuevo.',
    },
    withdrawnOther: { title: '{name} retiró este gasto', why: 'No se cuenta. No tienes que hacer nada.' },
    withdrawnViewing: { title: '{creator} retiró este gasto', why: 'No se cuenta.' },
    deletedCreator: {
      title: 'Eliminaste este gasto',
      why: 'Nadie más lo había visto. Tu registro muestra que existió.',
    },
    deletedOther: { title: 'Este gasto se eliminó', why: 'No tienes que hacer nada.' },
    deletedViewing: { title: 'Este gasto se eliminó', why: '{creator} lo eliminó antes de compartirlo.' },
    unpaidCreator: {
      title: '{name} aprobó y debe {remaining}',
      why: 'Pagaste {total}. Si {name} te paga de otra forma, márcalo como reembolsado.',
    },
    unpaidOther: {
      title: 'Paga {payable}',
      why: '{name} cubrió {total}. Tu parte es del {percent}.',
    },
    unpaidViewing: {
      title: '{payer} aprobó y debe {remaining}',
      why: '{creator} pagó {total}.',
    },
    partlyPaidCreator: {
      title: '{name} todavía debe {remaining}',
      why: 'Ya se pagaron {settled} de {owed}.',
    },
    partlyPaidOther: {
      title: 'Paga lo que falta, {payable}',
      why: '{name} cubrió {total}. Tu parte es del {percent}. Ya se pagaron {settled}.',
    },
    partlyPaidViewing: {
      title: '{payer} todavía debe {remaining}',
      why: 'Ya se pagaron {settled} de {owed}.',
    },
    paymentUnconfirmedCreator: {
      title: '¿Recibiste {payment}?',
      why: '{name} lo registró como cheque u otro medio{number} el {date}. Cuenta cuando lo confirmes.',
    },
    paymentUnconfirmedOther: {
      title: 'En espera de que {name} confirme {checks}',
      why: 'Lo registraste como cheque u otro medio. Cuenta cuando {name} lo confirme.',
    },
    paymentUnconfirmedViewing: {
      title: 'En espera de que {creator} confirme {checks}',
      why: '{payer} lo registró como cheque u otro medio.',
    },
    paymentInProcessCreator: {
      title: '{inFlight} van en camino a tu cuenta',
      why: 'El banco tarda de 1 a 2 días hábiles. No hay nada que confirmar.',
    },
    paymentInProcessOther: {
      title: '{inFlight} están en el banco',
      why: 'El banco tarda de 1 a 2 días hábiles. No tienes que hacer nada.',
    },
    paymentInProcessViewing: {
      title: '{inFlight} están en el banco',
      why: '{payer} los envió a {creator}.',
    },
    paymentScheduledCreator: {
      title: 'Hay un pago programado de {scheduled}',
      why: '{name} lo programó. Sale en su fecha.',
    },
    paymentScheduledOther: {
      title: 'Hay un pago programado de {scheduled}',
      why: 'Sale en su fecha. No tienes que hacer nada.',
    },
    paymentScheduledViewing: {
      title: 'Hay un pago programado de {scheduled}',
      why: '{payer} lo programó.',
    },
    newPaymentNeededCreator: {
      title: '{name} debe {remaining} y le toca pagar de nuevo',
      why: '{broken}',
    },
    newPaymentNeededOther: { title: 'Haz un nuevo pago de {payable}', why: '{broken}' },
    newPaymentNeededViewing: {
      title: '{payer} debe {remaining} y le toca pagar de nuevo',
      why: '{broken}',
    },
    settledCreator: { title: 'No queda nada por hacer', why: '{name} pagó {owed}.' },
    settledOther: { title: 'No queda nada por hacer', why: 'Pagaste {owed}.' },
    settledViewing: { title: 'No queda nada por hacer', why: '{payer} pagó {owed}.' },
    payMore: {
      title: 'Paga lo que falta, {payable}',
      why: '{moving}. {name} cubrió {total}, tu parte es del {percent}.',
    },
  },
  sentAgain: 'No se cuenta. Se envió otra vez como un gasto nuevo.',
  broken: {
    failed: 'El último pago no se completó.',
    returned: 'El banco devolvió el último pago.',
    stopped: 'El último pago se detuvo.',
    refused: 'El último pago no se recibió.',
    void: 'El último pago se anuló.',
  },
  action: {
    share: 'Compartir con {name}',
    edit: 'Editar',
    delete: 'Eliminar',
    approve: 'Aprobar',
    approveAmount: 'Aprobar {owed}',
    decline: 'Rechazar',
    requestReceipt: 'Pedir un comprobante',
    requestReceiptAgain: 'Volver a pedir el comprobante',
    addReceipt: 'Agregar un comprobante',
    withdraw: 'Retirar',
    pay: 'Pagar con cheque u otro medio',
    payByBank: 'Pagar por transferencia',
    markReimbursed: 'Marcar como reembolsado',
    again: 'Enviarlo otra vez',
    schedule: 'Pagar después o en partes',
  },
}
