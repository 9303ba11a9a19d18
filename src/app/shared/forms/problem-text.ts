import { problemIn } from '#contract/problems/problem-in.ts'
import { fieldProblemText } from '#i18n/field-problem-text.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'

type Wrong = { readonly message?: string | undefined; readonly type?: unknown } | undefined

/**
 * Turns a field's problem into a sentence: schemas carry codes, the server sends finished sentences. A text that is too
 * long is told its limit; nothing is cut off silently while it is typed or pasted.
 */
export function problemText(
  wrong: Wrong,
  { errors }: Pick<TranslationFunctions, 'errors'>,
  max?: number,
): string | undefined {
  if (!wrong) return undefined
  if (wrong.type === 'server') return wrong.message
  const problem = problemIn(wrong.message ?? '')
  if (problem?.code === 'tooLong' && max) return errors.atMost({ max })
  return fieldProblemText(errors, problem?.code ?? 'malformed', problem?.named)
}
