import base from '../../en-US/calendarFeeds/index.ts'
import type { NamespaceCalendarFeedsTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const calendarFeeds = reword<NamespaceCalendarFeedsTranslation>(base, {
  form: { colour: 'Colour' },
  colours: { grey: 'Grey' },
})

export default calendarFeeds
