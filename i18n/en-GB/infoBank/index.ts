import base from '../../en-US/infoBank/index.ts'
import type { NamespaceInfoBankTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const infoBank = reword<NamespaceInfoBankTranslation>(base, {
  section: { immunizations: 'Immunisations', childCare: 'Childcare' },
  field: { grade: 'Year', room: 'Class' },
  form: { titleHint: 'What you would look for, such as “Allergies” or “GP”.' },
})

export default infoBank
