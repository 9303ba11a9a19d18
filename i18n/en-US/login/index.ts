import type { BaseTranslation } from '../../i18n-types.ts'

const login = {
  title: 'Sign in',
} satisfies BaseTranslation

export default login
