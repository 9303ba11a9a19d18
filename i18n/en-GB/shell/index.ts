import base from '../../en-US/shell/index.ts'
import type { NamespaceShellTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const shell = reword<NamespaceShellTranslation>(base, {})

export default shell
