import base from '../../en-US/login/index.ts'
import type { NamespaceLoginTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const login = reword<NamespaceLoginTranslation>(base, {})

export default login
