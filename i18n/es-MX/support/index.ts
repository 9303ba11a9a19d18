import type { NamespaceSupportTranslation } from '../../i18n-types.ts'

const support: NamespaceSupportTranslation = {
  label: {
    recorded: 'Registrada, sin confirmar',
    disputed: 'Sin acuerdo',
    withdrawn: 'Retirada',
    active: 'Vigente',
    endAsked: 'Se pidió que termine',
    ended: 'Terminada',
  },
  due: {
    coming: 'Por venir',
    due: 'Vence hoy',
    partlyPaid: 'Pagado en parte',
    onItsWay: 'Falta confirmar',
    overdue: 'Vencido',
    paid: 'Pagado',
  },
  method: { check: 'Cheque u otro', bank: 'Transferencia bancaria', reimbursed: 'Reembolsado de otra forma' },
  csv: {
    dueOn: 'Vence el',
    amount: 'Monto',
    currency: 'Moneda',
    status: 'Estado',
    paid: 'Pagado',
    onItsWay: 'Falta confirmar',
    paidOn: 'Pagado el',
    how: 'Cómo',
    numbers: 'Números de cheque',
    daysLate: 'Días de atraso',
    remaining: 'Falta',
    balance: 'Saldo',
    id: 'ID',
  },
  history: {
    begin: {
      you: 'Registraste una orden de pensión alimenticia de {amount}',
      name: '{actor} registró una orden de pensión alimenticia de {amount}',
    },
    confirm: {
      you: 'Confirmaste la orden de pensión alimenticia',
      name: '{actor} confirmó la orden de pensión alimenticia',
    },
    dispute: {
      you: 'No estuviste de acuerdo con la orden de pensión alimenticia',
      name: '{actor} no estuvo de acuerdo con la orden de pensión alimenticia',
    },
    withdraw: {
      you: 'Retiraste la orden de pensión alimenticia',
      name: '{actor} retiró la orden de pensión alimenticia',
    },
    pay: {
      you: 'Registraste un pago de pensión alimenticia de {amount}',
      name: '{actor} registró un pago de pensión alimenticia de {amount}',
    },
    askEnd: {
      you: 'Pediste que termine la pensión alimenticia',
      name: '{actor} pidió que termine la pensión alimenticia',
    },
    agreeEnd: {
      you: 'Aceptaste que termine la pensión alimenticia',
      name: '{actor} aceptó que termine la pensión alimenticia',
    },
    refuseEnd: {
      you: 'No aceptaste que termine la pensión alimenticia',
      name: '{actor} no aceptó que termine la pensión alimenticia',
    },
    withdrawEnd: {
      you: 'Ya no pides que termine la pensión alimenticia',
      name: '{actor} ya no pide que termine la pensión alimenticia',
    },
    end: { you: 'Terminó la orden de pensión alimenticia', name: 'Terminó la orden de pensión alimenticia' },
    followed: {
      you: 'Una orden más nueva de pensión alimenticia tomó el lugar de esta',
      name: 'Una orden más nueva de pensión alimenticia tomó el lugar de esta',
    },
  },
  item: 'Pensión alimenticia de {amount}',
}

export default support
