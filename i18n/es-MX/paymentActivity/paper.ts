import type { NamespacePaymentActivityTranslation } from '../../i18n-types.ts'

export const csv: NamespacePaymentActivityTranslation['csv'] = {
  created: 'Fecha',
  zone: 'Zona horaria',
  createdUtc: 'Fecha (UTC)',
  number: 'Número',
  from: 'De',
  to: 'Para',
  pays: 'Qué paga',
  method: 'Forma de pago',
  means: 'Medio de pago',
  paidOn: 'Pagado el',
  startOn: 'Programado para',
  amount: 'Monto',
  currency: 'Moneda',
  status: 'Estado',
  id: 'ID',
  sum: 'Suma de {count} pago{{s}} recibido{{s}}',
  sumUnderway: 'Suma de {count} pago{{s}} en camino',
}

export const paper: NamespacePaymentActivityTranslation['paper'] = {
  loading: 'Se cargaron {loaded} de {count} pagos',
  none: 'Ninguno: todos los pagos',
  totals: 'Recibido',
  sent: '{amount} de {payer} para {receiver}',
  underway: '{amount} en camino de {payer} para {receiver}',
  counted:
    'Lo que no se completó, se devolvió, se detuvo, se anuló o no se recibió aparece en la lista, pero en ningún total.',
}
