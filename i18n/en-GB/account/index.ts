import base from '../../en-US/account/index.ts'
import type { NamespaceAccountTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Only what the United Kingdom words differently. */
const account = reword<NamespaceAccountTranslation>(base, { settings: { scheme: 'Colours' } })

export default account
