import base from '../../en-US/calendar/index.ts'
import type { NamespaceCalendarTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const calendar = reword<NamespaceCalendarTranslation>(base, {})

export default calendar
