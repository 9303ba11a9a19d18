import type { NamespacePaymentsTranslation } from '../../i18n-types.ts'

const payments: NamespacePaymentsTranslation = {
  label: {
    unconfirmed: 'Sin confirmar',
    confirmed: 'Confirmado',
    reimbursed: 'Reembolsado',
    scheduled: 'Programado',
    pending: 'Pendiente',
    stopping: 'Por detenerse',
    inProcess: 'En proceso',
    paid: 'Pagado',
    failed: 'Error al procesar',
    returned: 'Devuelto',
    stopped: 'Detenido',
    refused: 'No recibido',
    void: 'Anulado',
  },
  method: {
    check: 'Cheque u otro',
    bank: 'Transferencia bancaria',
    reimbursed: 'Reembolsado de otra forma',
  },
  number: 'Cheque número {number}',
  numberIn: ', número {number},',
  fromYou: 'tuyo',
  from: 'de {payer}',
  partOf: '{part} son para este gasto',
  alsoFor: 'También paga {expenses}',
  reason: 'Motivo: {reason}',
  action: {
    confirm: 'Confirmar que lo recibí',
    refuse: 'No lo recibí',
    void: 'Anular',
    stop: 'Detener el pago',
  },
  done: {
    confirm: 'Pago confirmado.',
    refuse: 'Marcado como no recibido.',
    void: 'Pago anulado.',
    stop: 'El pago se está deteniendo.',
  },
  dialogs: {
    refuse: {
      title: '¿No recibiste {amount}?',
      text: 'Esto no se puede deshacer. Se le pedirá a {name} que pague de nuevo.',
      action: 'Marcar como no recibido',
    },
    voidOwn: {
      title: '¿Anular tu pago de {amount}?',
      text: 'Esto no se puede deshacer. El importe se debe otra vez, y {name} verá el motivo.',
    },
    voidReceived: {
      title: '¿Anular el pago de {amount}?',
      text: 'Esto no se puede deshacer. {name} vuelve a deber el importe y verá el motivo. Por ejemplo, si rebotó el cheque.',
    },
    voidAction: 'Anularlo',
    stop: {
      title: '¿Detener el pago de {amount}?',
      text: 'Un pago detenido no se reinicia. El importe se sigue debiendo.',
      action: 'Detenerlo',
    },
    reason: 'Motivo',
    reasonHint: '{name} lo leerá y quedará en el registro.',
  },
  history: {
    beginCheck: {
      you: 'Registraste {amount} con cheque u otro',
      name: '{actor} registró {amount} con cheque u otro',
    },
    beginBank: {
      you: 'Enviaste {amount} por transferencia bancaria',
      name: '{actor} envió {amount} por transferencia bancaria',
    },
    beginReimbursed: {
      you: 'Marcaste {amount} como reembolsado',
      name: '{actor} marcó {amount} como reembolsado',
    },
    confirm: {
      you: 'Confirmaste que recibiste {amount}',
      name: '{actor} confirmó que recibió {amount}',
    },
    refuse: {
      you: 'Dijiste que no recibiste {amount}',
      name: '{actor} dijo que no recibió {amount}',
    },
    void: { you: 'Anulaste {amount}', name: '{actor} anuló {amount}' },
    start: { you: 'Se inició el pago de {amount}', name: 'Se inició el pago de {amount}' },
    stop: { you: 'Detuviste {amount}', name: '{actor} detuvo {amount}' },
    processing: { you: '{amount} están en proceso', name: '{amount} están en proceso' },
    paid: { you: 'Se procesaron {amount}', name: 'Se procesaron {amount}' },
    failed: { you: 'El pago de {amount} no se completó', name: 'El pago de {amount} no se completó' },
    returned: { you: 'El banco devolvió {amount}', name: 'El banco devolvió {amount}' },
    stopped: { you: 'El pago de {amount} se detuvo', name: 'El pago de {amount} se detuvo' },
  },
}

export default payments
