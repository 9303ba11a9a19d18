import base from '../../en-US/schoolBreaks/index.ts'
import type { NamespaceSchoolBreaksTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const schoolBreaks = reword<NamespaceSchoolBreaksTranslation>(base, {
  text: 'On these days, and at weekends, an exchange such as “School out” happens at its time for days without school.',
  form: { nameHint: 'For example “Half-term”' },
})

export default schoolBreaks
