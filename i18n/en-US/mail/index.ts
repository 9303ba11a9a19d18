import type { BaseTranslation } from '../../i18n-types.ts'

const mail = {
  reason: 'You receive this because you have an account with {product:string}.',
} satisfies BaseTranslation

export default mail
