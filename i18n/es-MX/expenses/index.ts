import type { NamespaceExpensesTranslation } from '../../i18n-types.ts'

const expenses: NamespaceExpensesTranslation = {
  title: 'Gastos',
}

export default expenses
