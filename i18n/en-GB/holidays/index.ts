import base from '../../en-US/holidays/index.ts'
import type { NamespaceHolidaysTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const holidays = reword<NamespaceHolidaysTranslation>(base, {
  presets: { region: 'Nation or region' },
})

export default holidays
