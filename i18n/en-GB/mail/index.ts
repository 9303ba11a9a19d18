import base from '../../en-US/mail/index.ts'
import type { NamespaceMailTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const mail = reword<NamespaceMailTranslation>(base, {
  security: {
    newDevice: {
      happened: 'Someone signed in to your {product} account on {at}, on a device we don’t recognise.',
    },
  },
})

export default mail
