import base from '../../en-US/payments/index.ts'
import type { NamespacePaymentsTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Only what the United Kingdom words differently. */
const payments = reword<NamespacePaymentsTranslation>(base, {})

export default payments
