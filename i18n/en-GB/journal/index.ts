import base from '../../en-US/journal/index.ts'
import type { NamespaceJournalTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const journal = reword<NamespaceJournalTranslation>(base, {
  form: { where: { choice: { near: 'Within about a kilometre' } } },
})

export default journal
