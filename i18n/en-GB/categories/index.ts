import base from '../../en-US/categories/index.ts'
import type { NamespaceCategoriesTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const categories = reword<NamespaceCategoriesTranslation>(base, {})

export default categories
