import type { NamespaceExpensesTranslation } from '../../i18n-types.ts'

export const csv: NamespaceExpensesTranslation['csv'] = {
  created: 'Creado',
  zone: 'Zona horaria',
  createdUtc: 'Creado (UTC)',
  name: 'Gasto',
  children: 'Para',
  purchased: 'Fecha de compra',
  category: 'Categoría',
  total: 'Total',
  currency: 'Moneda',
  recordedBy: 'Agregado por',
  percent: '{name} %',
  status: 'Estado',
  owedBy: 'A cargo de',
  share: 'Parte',
  settled: 'Pagado de la parte',
  unconfirmed: 'Por confirmar',
  withBank: 'En el banco',
  scheduled: 'Programado',
  left: 'Por pagar',
  unanswered: 'Sin respuesta',
  id: 'ID',
  sum: 'Suma de {count} gasto{{s}}',
  sumEnded: '{count} rechazado{{s}} o retirado{{s}}, no se {{count:cuenta|cuentan}}',
  sumPrivate: '{count} privado{{s}}, no se {{count:cuenta|cuentan}}',
}

export const paper: NamespaceExpensesTranslation['paper'] = {
  title: 'Registro de gastos',
  back: 'Registro de gastos',
  loading: 'Se cargaron {loaded} de {count} gastos',
  none: 'Ninguno: todo el registro',
  sum: 'Suma',
  withheld: 'No incluye gastos privados.',
  withPrivate: 'Incluye los gastos privados de {name}.',
  recorded: 'lo agregó {name}',
}
