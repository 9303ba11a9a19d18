import type { NamespacePaymentActivityTranslation } from '../../i18n-types.ts'
import { details, receipt } from './details.ts'
import { list } from './list.ts'
import { csv, paper } from './paper.ts'

const paymentActivity: NamespacePaymentActivityTranslation = {
  title: 'Actividad de pagos',
  unopened: 'Un gasto que aún no se ha abierto',
  support: 'Pensión alimenticia',
  list,
  csv,
  paper,
  details,
  receipt,
}

export default paymentActivity
