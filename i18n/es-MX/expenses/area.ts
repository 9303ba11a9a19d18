import type { NamespaceExpensesTranslation } from '../../i18n-types.ts'

export const area: NamespaceExpensesTranslation['area'] = {
  label: 'Gastos y pagos',
  expenses: 'Gastos',
  payments: 'Pagos',
  scheduled: 'Programados',
  childSupport: 'Pensión alimenticia',
  account: 'Cuenta de pagos',
  notAParent: {
    title: 'Los gastos son para los padres',
    text: 'Los padres acuerdan entre ellos quién pagó y quién debe qué. Aquí no tienes nada que hacer.',
  },
}
