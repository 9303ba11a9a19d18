import base from '../../en-US/plan/index.ts'
import type { NamespacePlanTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const plan = reword<NamespacePlanTranslation>(base, {
  present: {
    free: 'You can always sign in, read, answer, pay by Cheque / Other and export everything in your record, with or without a plan.',
  },
  packages: {
    always:
      'Messages, the calendar, payments by Cheque / Other, your record and its exports are in every package, and stay yours without one.',
  },
})

export default plan
