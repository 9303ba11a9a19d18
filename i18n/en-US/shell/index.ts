import type { BaseTranslation } from '../../i18n-types.ts'

const shell = {
  signOut: 'Sign out',
} satisfies BaseTranslation

export default shell
