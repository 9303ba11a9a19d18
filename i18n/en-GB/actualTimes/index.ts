import base from '../../en-US/actualTimes/index.ts'
import type { NamespaceActualTimesTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const actualTimes = reword<NamespaceActualTimesTranslation>(base, {
  empty: {
    text: 'A child was poorly, an exchange was late, you swapped a day at short notice: record it here while you both remember it.',
  },
})

export default actualTimes
