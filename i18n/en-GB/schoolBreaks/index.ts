import base from '../../en-US/schoolBreaks/index.ts'
import type { NamespaceSchoolBreaksTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const schoolBreaks = reword<NamespaceSchoolBreaksTranslation>(base, {
  form: { nameHint: 'Such as “Half-term”' },
})

export default schoolBreaks
