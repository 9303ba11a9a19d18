import type { NamespacePaymentActivityTranslation } from '../../i18n-types.ts'
import { list } from './list.ts'
import { csv, paper } from './paper.ts'

const paymentActivity: NamespacePaymentActivityTranslation = {
  title: 'Actividad de pagos',
  unopened: 'Un gasto que aún no se ha abierto',
  list,
  csv,
  paper,
}

export default paymentActivity
