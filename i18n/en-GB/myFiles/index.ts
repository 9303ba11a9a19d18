import base from '../../en-US/myFiles/index.ts'
import type { NamespaceMyFilesTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const myFiles = reword<NamespaceMyFilesTranslation>(base, {})

export default myFiles
