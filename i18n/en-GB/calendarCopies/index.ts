import base from '../../en-US/calendarCopies/index.ts'
import type { NamespaceCalendarCopiesTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const calendarCopies = reword<NamespaceCalendarCopiesTranslation>(base, {
  school: {
    text: 'Choose the INSET days, half-terms and holidays. Later changes to the other calendar are not copied.',
  },
})

export default calendarCopies
