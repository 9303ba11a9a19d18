import type { BaseTranslation } from '../../i18n-types.ts'

const dev = {
  title: 'For developers',
} satisfies BaseTranslation

export default dev
