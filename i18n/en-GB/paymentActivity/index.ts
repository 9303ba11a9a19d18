import base from '../../en-US/paymentActivity/index.ts'
import type { NamespacePaymentActivityTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Only what the United Kingdom words differently. */
const paymentActivity = reword<NamespacePaymentActivityTranslation>(base, {})

export default paymentActivity
