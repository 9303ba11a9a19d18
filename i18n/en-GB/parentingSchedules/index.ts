import base from '../../en-US/parentingSchedules/index.ts'
import type { NamespaceParentingSchedulesTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const parentingSchedules = reword<NamespaceParentingSchedulesTranslation>(base, {
  form: { colour: 'Colour', colours: { grey: 'Grey' } },
})

export default parentingSchedules
