import type { NamespaceExpensesTranslation } from '../../i18n-types.ts'

export const area: NamespaceExpensesTranslation['area'] = {
  label: 'Gastos y pagos',
  expenses: 'Gastos',
  payments: 'Pagos',
  scheduled: 'Programados',
  childSupport: 'Pensión alimenticia',
  account: 'Cuenta de pagos',
  notAParent: {
    title: 'Los gastos son asunto de los padres',
    text: 'Ellos acuerdan entre sí qué se pagó y quién debe qué. Aquí no tienes nada que hacer.',
  },
}
