import base from '../../en-US/children/index.ts'
import type { NamespaceChildrenTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const children = reword<NamespaceChildrenTranslation>(base, {})

export default children
