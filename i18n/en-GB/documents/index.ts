import base from '../../en-US/documents/index.ts'
import type { NamespaceDocumentsTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Nothing is worded differently in the United Kingdom. */
const documents = reword<NamespaceDocumentsTranslation>(base, {})

export default documents
