import base from '../../en-US/common/index.ts'
import type { NamespaceCommonTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const common = reword<NamespaceCommonTranslation>(base, { pay: { number: 'Cheque number' } })

export default common
