import type { NamespaceExpensesTranslation } from '../../i18n-types.ts'

export const events: NamespaceExpensesTranslation['events'] = {
  begin: {
    you: 'Agregaste el gasto',
    name: '{actor} agregó el gasto',
    youItem: 'Agregaste {item}',
    nameItem: '{actor} agregó {item}',
  },
  share: {
    you: 'Lo compartiste',
    name: '{actor} lo compartió',
    youItem: 'Compartiste {item}',
    nameItem: '{actor} compartió {item}',
  },
  edit: {
    you: 'Lo cambiaste',
    name: '{actor} lo cambió',
    youItem: 'Cambiaste {item}',
    nameItem: '{actor} cambió {item}',
  },
  delete: {
    you: 'Lo eliminaste',
    name: '{actor} lo eliminó',
    youItem: 'Eliminaste {item}',
    nameItem: '{actor} eliminó {item}',
  },
  approve: {
    you: 'Lo aprobaste',
    name: '{actor} lo aprobó',
    youItem: 'Aprobaste {item}',
    nameItem: '{actor} aprobó {item}',
  },
  decline: {
    you: 'Lo rechazaste',
    name: '{actor} lo rechazó',
    youItem: 'Rechazaste {item}',
    nameItem: '{actor} rechazó {item}',
  },
  requestReceipt: {
    you: 'Pediste un comprobante',
    name: '{actor} pidió un comprobante',
    youItem: 'Pediste un comprobante de {item}',
    nameItem: '{actor} pidió un comprobante de {item}',
  },
  addReceipt: {
    you: 'Agregaste un comprobante',
    name: '{actor} agregó un comprobante',
    youItem: 'Agregaste un comprobante a {item}',
    nameItem: '{actor} agregó un comprobante a {item}',
  },
  withdraw: {
    you: 'Lo retiraste',
    name: '{actor} lo retiró',
    youItem: 'Retiraste {item}',
    nameItem: '{actor} retiró {item}',
  },
  firstViewed: {
    you: 'Lo viste por primera vez',
    name: '{actor} lo vio por primera vez',
    youItem: 'Viste {item} por primera vez',
    nameItem: '{actor} vio {item} por primera vez',
  },
  pay: { name: '{actor} registró un pago de {amount}' },
  markReimbursed: { name: '{actor} marcó {amount} como reembolsado' },
  paymentsChanged: { name: 'Cambió el saldo del gasto' },
  monthlyBegin: {
    you: 'Hiciste que un gasto se repita cada mes',
    name: '{actor} hizo que un gasto se repita cada mes',
  },
  monthlySend: { you: 'Enviaste un borrador mensual', name: '{actor} envió un borrador mensual' },
  monthlySkip: { you: 'Omitiste un mes', name: '{actor} omitió un mes' },
  monthlyEnd: { you: 'Dejaste de repetir un gasto mensual', name: '{actor} dejó de repetir un gasto mensual' },
}
