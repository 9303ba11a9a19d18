import base from '../../en-US/home/index.ts'
import type { NamespaceHomeTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const home = reword<NamespaceHomeTranslation>(base, {
  support: { title: 'Child maintenance', task: { due: 'Pay child maintenance' } },
})

export default home
