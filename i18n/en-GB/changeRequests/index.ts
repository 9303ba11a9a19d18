import base from '../../en-US/changeRequests/index.ts'
import type { NamespaceChangeRequestsTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const changeRequests = reword<NamespaceChangeRequestsTranslation>(base, {})

export default changeRequests
