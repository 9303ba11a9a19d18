import base from '../../en-US/families/index.ts'
import type { NamespaceFamiliesTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Nothing is worded differently in the United Kingdom. */
const families = reword<NamespaceFamiliesTranslation>(base, {})

export default families
