import base from '../../en-US/household/index.ts'
import type { NamespaceHouseholdTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Only what the United Kingdom words differently. */
const household = reword<NamespaceHouseholdTranslation>(base, {})

export default household
