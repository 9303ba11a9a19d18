import type { FieldProblem } from '#contract/errors.ts'
import type { TranslationFunctions } from './i18n-types.ts'

/** What a field is wrong about, in words; a character that cannot be used is named. */
export const fieldProblemText = (errors: TranslationFunctions['errors'], code: FieldProblem, named = ''): string =>
  code === 'characterRefused' && named ? errors.characterNamed({ character: named }) : errors[code]()
