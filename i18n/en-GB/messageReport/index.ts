import base from '../../en-US/messageReport/index.ts'
import type { NamespaceMessageReportTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const messageReport = reword<NamespaceMessageReportTranslation>(base, {})

export default messageReport
