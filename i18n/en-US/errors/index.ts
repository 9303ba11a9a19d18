import type { BaseTranslation } from '../../i18n-types.ts'

const errors = {
  unexpected: 'An unexpected error occurred, please try again later.',
} satisfies BaseTranslation

export default errors
