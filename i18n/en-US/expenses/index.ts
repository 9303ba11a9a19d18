import type { BaseTranslation } from '../../i18n-types.ts'

const expenses = {
  title: 'Expenses',
} satisfies BaseTranslation

export default expenses
