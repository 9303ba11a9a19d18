import base from '../../en-US/accountRecovery/index.ts'
import type { NamespaceAccountRecoveryTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const accountRecovery = reword<NamespaceAccountRecoveryTranslation>(base, {})

export default accountRecovery
