import base from '../../en-US/linkedAccounts/index.ts'
import type { NamespaceLinkedAccountsTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** The United Kingdom words all of it in the same way. */
const linkedAccounts = reword<NamespaceLinkedAccountsTranslation>(base, {})

export default linkedAccounts
