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
  recordedBy: 'Registrado por',
  percent: '{name} %',
  status: 'Estado',
  owedBy: 'A cargo de',
  share: 'Parte',
  settled: 'Pagado de la parte',
  remaining: 'Restante',
  id: 'ID',
}

export const paper: NamespaceExpensesTranslation['paper'] = {
  title: 'Registro de gastos',
  back: 'Registro de gastos',
  loading: 'Han llegado {loaded} de {count} gastos',
  none: 'Ninguno: todo el registro',
  totals: 'Pendiente en todo el registro',
  owes: '{name} debe {amount}',
  bank: '{amount} en el banco',
  withheld: 'Lo que cada quien guarda en privado aparece solo en su propia copia.',
  recorded: 'lo registró {name}',
}
