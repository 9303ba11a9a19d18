import base from '../../en-US/errors/index.ts'
import type { NamespaceErrorsTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Only what the United Kingdom words differently. */
const errors = reword<NamespaceErrorsTranslation>(base, {
  manualVerification: 'Your documents are being checked by a person. This takes 1-2 working days.',
})

export default errors
