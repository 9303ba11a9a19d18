import base from '../../en-US/historyPage/index.ts'
import type { NamespaceHistoryPageTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Only what the United Kingdom words differently. */
const historyPage = reword<NamespaceHistoryPageTranslation>(base, {
  filter: { topics: { support: 'Child maintenance' }, areas: { support: 'Child maintenance' } },
})

export default historyPage
