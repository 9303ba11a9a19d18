import type { Translation } from '../i18n-types.ts'
import { paymentService, productName } from '../product.ts'

const base: Translation = { productName, paymentService }

export default base
