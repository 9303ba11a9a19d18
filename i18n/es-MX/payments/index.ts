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
      youItem: 'Registraste {amount} con cheque u otro por {item}',
      nameItem: '{actor} registró {amount} con cheque u otro por {item}',
    },
    beginBank: {
      you: 'Enviaste {amount} por transferencia bancaria',
      name: '{actor} envió {amount} por transferencia bancaria',
      youItem: 'Enviaste {amount} por transferencia bancaria para {item}',
      nameItem: '{actor} envió {amount} por transferencia bancaria para {item}',
    },
    beginReimbursed: {
      you: 'Marcaste {amount} como reembolsado',
      name: '{actor} marcó {amount} como reembolsado',
      youItem: 'Marcaste {amount} como reembolsado por {item}',
      nameItem: '{actor} marcó {amount} como reembolsado por {item}',
    },
    confirm: {
      you: 'Confirmaste que recibiste {amount}',
      name: '{actor} confirmó que recibió {amount}',
      youItem: 'Confirmaste que recibiste {amount} por {item}',
      nameItem: '{actor} confirmó que recibió {amount} por {item}',
    },
    refuse: {
      you: 'Dijiste que no recibiste {amount}',
      name: '{actor} dijo que no recibió {amount}',
      youItem: 'Dijiste que no recibiste {amount} por {item}',
      nameItem: '{actor} dijo que no recibió {amount} por {item}',
    },
    void: {
      you: 'Anulaste {amount}',
      name: '{actor} anuló {amount}',
      youItem: 'Anulaste {amount} por {item}',
      nameItem: '{actor} anuló {amount} por {item}',
    },
    start: {
      you: 'Se inició el pago de {amount}',
      name: 'Se inició el pago de {amount}',
      youItem: 'Se inició el pago de {amount} por {item}',
      nameItem: 'Se inició el pago de {amount} por {item}',
    },
    stop: {
      you: 'Detuviste {amount}',
      name: '{actor} detuvo {amount}',
      youItem: 'Detuviste {amount} por {item}',
      nameItem: '{actor} detuvo {amount} por {item}',
    },
    processing: {
      you: '{amount} están en proceso',
      name: '{amount} están en proceso',
      youItem: '{amount} por {item} están en proceso',
      nameItem: '{amount} por {item} están en proceso',
    },
    paid: {
      you: 'Se procesaron {amount}',
      name: 'Se procesaron {amount}',
      youItem: 'Se procesaron {amount} por {item}',
      nameItem: 'Se procesaron {amount} por {item}',
    },
    failed: {
      you: 'El pago de {amount} no se completó',
      name: 'El pago de {amount} no se completó',
      youItem: 'El pago de {amount} por {item} no se completó',
      nameItem: 'El pago de {amount} por {item} no se completó',
    },
    returned: {
      you: 'El banco devolvió {amount}',
      name: 'El banco devolvió {amount}',
      youItem: 'El banco devolvió {amount} por {item}',
      nameItem: 'El banco devolvió {amount} por {item}',
    },
    stopped: {
      you: 'El pago de {amount} se detuvo',
      name: 'El pago de {amount} se detuvo',
      youItem: 'El pago de {amount} por {item} se detuvo',
      nameItem: 'El pago de {amount} por {item} se detuvo',
    },
  },
}

export default payments
