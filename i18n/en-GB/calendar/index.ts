import base from '../../en-US/calendar/index.ts'
import type { NamespaceCalendarTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const calendar = reword<NamespaceCalendarTranslation>(base, {
  day: { weekend: 'There is no school at weekends. The exchange is at its time for days without school.' },
})

export default calendar
