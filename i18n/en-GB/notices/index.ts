import base from '../../en-US/notices/index.ts'
import type { NamespaceNoticesTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Only what the United Kingdom words differently. */
const notices = reword<NamespaceNoticesTranslation>(base, {})

export default notices
