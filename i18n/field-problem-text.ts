import type { FieldProblem } from '#contract/errors.ts'
import type { TranslationFunctions } from './i18n-types.ts'

/** Says what is wrong with a field, and names a character that cannot be used. */
export const fieldProblemText = (errors: TranslationFunctions['errors'], code: FieldProblem, named = ''): string =>
  code === 'characterRefused' && named ? errors.characterNamed({ character: named }) : errors[code]()
