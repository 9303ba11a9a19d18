import base from '../../en-US/history/index.ts'
import type { NamespaceHistoryTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const history = reword<NamespaceHistoryTranslation>(base, {
  filter: { topics: { support: 'Child maintenance' }, areas: { support: 'Child maintenance' } },
})

export default history
