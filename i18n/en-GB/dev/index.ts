import base from '../../en-US/dev/index.ts'
import type { NamespaceDevTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Only what the United Kingdom words differently. */
const dev = reword<NamespaceDevTranslation>(base, {})

export default dev
