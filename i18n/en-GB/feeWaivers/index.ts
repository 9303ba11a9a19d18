import base from '../../en-US/feeWaivers/index.ts'
import type { NamespaceFeeWaiversTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const feeWaivers = reword<NamespaceFeeWaiversTranslation>(base, {
  kinds: { income: 'A payslip or other proof of income' },
  application: {
    outcome: {
      applied: 'We usually answer within five working days. You get an email when there is an answer.',
    },
  },
})

export default feeWaivers
