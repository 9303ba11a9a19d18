import base from '../../en-US/calendarReport/index.ts'
import type { NamespaceCalendarReportTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const calendarReport = reword<NamespaceCalendarReportTranslation>(base, {
  month: { parents: 'Parents by colour' },
  school: { text: 'On these days, and at weekends, a named exchange happens at its time for days without school.' },
})

export default calendarReport
