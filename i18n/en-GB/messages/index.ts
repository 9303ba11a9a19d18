import base from '../../en-US/messages/index.ts'
import type { NamespaceMessagesTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const messages = reword<NamespaceMessagesTranslation>(base, {
  reportForm: { attorney: 'Send to my solicitor' },
  thread: { role: { alone: { attorney: '{name}, solicitor' }, listed: { attorney: '{name} (solicitor)' } } },
})

export default messages
