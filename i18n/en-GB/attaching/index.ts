import base from '../../en-US/attaching/index.ts'
import type { NamespaceAttachingTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const attaching = reword<NamespaceAttachingTranslation>(base, {})

export default attaching
