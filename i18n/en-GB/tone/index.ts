import base from '../../en-US/tone/index.ts'
import type { NamespaceToneTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** The numbers for help are those of the United Kingdom. */
const tone = reword<NamespaceToneTranslation>(base, {
  advice: {
    waitFirst: 'Wait until tomorrow before you send this. If anyone is in danger now, call 999.',
    getHelp:
      'You don’t have to carry this alone. Call the Samaritans on 116 123 at any hour, or 999 if you are in danger.',
  },
})

export default tone
