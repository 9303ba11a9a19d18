import type { BaseTranslation } from '../i18n-types.ts'
import { paymentService, productName } from '../product.ts'

/** What every page needs. Everything else lives in the namespace of its area. */
const base = { productName, paymentService } satisfies BaseTranslation

export default base
