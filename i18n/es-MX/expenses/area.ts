import type { NamespaceExpensesTranslation } from '../../i18n-types.ts'

export const area: NamespaceExpensesTranslation['area'] = {
  label: 'Gastos y pagos',
  expenses: 'Gastos',
  payments: 'Pagos',
  scheduled: 'Programados',
  childSupport: 'Pensión alimenticia',
  account: 'Cuenta de pagos',
}
