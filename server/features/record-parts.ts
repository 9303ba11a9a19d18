import { type RecordParts, recordPartsOf } from '../history/record-parts.ts'
import { categoryRecord } from './categories/categories.record.ts'
import { supportOrderRecord } from './child-support/child-support.record.ts'
import { childRecord } from './children/children.record.ts'
import { expenseRecord } from './expenses/expenses.record.ts'
import { paymentAccountsRecord } from './payment-accounts/payment-accounts.record.ts'
import { paymentSeriesRecord } from './payment-schedules/payment-schedules.record.ts'
import { paymentRecord } from './payments/payments.record.ts'

/** What every area says of the record. */
export const recordParts: RecordParts = recordPartsOf([
  expenseRecord,
  paymentRecord,
  paymentSeriesRecord,
  supportOrderRecord,
  ...paymentAccountsRecord,
  childRecord,
  categoryRecord,
])
