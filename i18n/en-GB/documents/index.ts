import base from '../../en-US/documents/index.ts'
import type { NamespaceDocumentsTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const documents = reword<NamespaceDocumentsTranslation>(base, {
  record: { asked: { filterAreas: { support: 'Child maintenance' } } },
})

export default documents
