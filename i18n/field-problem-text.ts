import type { FieldProblem } from '#contract/errors.ts'
import type { TranslationFunctions } from './i18n-types.ts'

/** Says what is wrong with a field, and names a character that cannot be used or the day that sets the limit. */
export const fieldProblemText = (errors: TranslationFunctions['errors'], code: FieldProblem, named = ''): string => {
  if (code === 'characterRefused' && named) return errors.characterNamed({ character: named })
  if (code === 'moreThanFallsDue' && named) return errors.moreThanFallsDueBy({ date: named })
  return errors[code]()
}
