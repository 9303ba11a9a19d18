import base from '../../en-US/joining/index.ts'
import type { NamespaceJoiningTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const joining = reword<NamespaceJoiningTranslation>(base, {
  parent: { line2: 'Flat, building or unit', city: 'Town or city', postalCode: 'Postcode' },
})

export default joining
