import type { BaseTranslation } from '../../i18n-types.ts'
import { details, receipt } from './details.ts'
import { list } from './list.ts'
import { csv, paper } from './paper.ts'

/** As in `expenses`: `name` is the other parent as the reader sees them; amounts and dates arrive formatted. */
const paymentActivity = {
  title: 'Payment Activity',
  unopened: 'An expense not opened yet',
  support: 'Child support',
  list,
  csv,
  paper,
  details,
  receipt,
} satisfies BaseTranslation

export default paymentActivity
