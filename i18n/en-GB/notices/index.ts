import base from '../../en-US/notices/index.ts'
import type { NamespaceNoticesTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Only what the United Kingdom words differently. */
const notices = reword<NamespaceNoticesTranslation>(base, {
  wishes: {
    title: 'Emails and quiet hours',
    lead: 'In the app you are told of everything. An email only says that something waits for you, never what, and you get at most one in ten minutes.',
    mail: 'Email me when',
    quietHint: 'An email that falls into them waits until they end.',
  },
  toWishes: 'Emails and quiet hours',
})

export default notices
