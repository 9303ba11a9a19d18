import base from '../../en-US/administration/index.ts'
import type { NamespaceAdministrationTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Nothing is worded differently in the United Kingdom. */
const administration = reword<NamespaceAdministrationTranslation>(base, {})

export default administration
