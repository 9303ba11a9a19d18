import base from '../../en-US/account/index.ts'
import type { NamespaceAccountTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const account = reword<NamespaceAccountTranslation>(base, {
  avatar: {
    color: 'Avatar colour',
    colors: { slate: 'Grey' },
    hint: 'For your own avatar at the top. In what you share, each parent keeps one colour, so that both see the same.',
  },
  passkeys: { nameHint: 'So you recognise it, for example “Phone” or “Key ring”.' },
  reach: { line2: 'Flat or unit', city: 'Town or city', postalCode: 'Postcode' },
  settings: { scheme: 'Colours' },
})

export default account
