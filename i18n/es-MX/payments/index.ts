import type { NamespacePaymentsTranslation } from '../../i18n-types.ts'

const payments: NamespacePaymentsTranslation = {
  title: 'Pagos',
}

export default payments
