import type { BaseTranslation } from '../../i18n-types.ts'

const payments = {
  title: 'Payments',
} satisfies BaseTranslation

export default payments
