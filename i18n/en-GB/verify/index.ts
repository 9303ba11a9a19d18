import base from '../../en-US/verify/index.ts'
import type { NamespaceVerifyTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Nothing is worded differently in the United Kingdom. */
const verify = reword<NamespaceVerifyTranslation>(base, {})

export default verify
