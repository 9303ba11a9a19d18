import { fieldProblems } from '#contract/errors.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'

type Wrong = { readonly message?: string | undefined; readonly type?: unknown } | undefined

/**
 * A field's problem as a sentence: schemas carry codes, the server sends sentences that are ready to be read. What is too
 * long is told how many characters it may have; nothing is cut off unseen while it is typed or pasted.
 */
export function problemText(
  wrong: Wrong,
  { errors }: Pick<TranslationFunctions, 'errors'>,
  max?: number,
): string | undefined {
  if (!wrong) return undefined
  if (wrong.type === 'server') return wrong.message
  const code = fieldProblems.find((problem) => problem === wrong.message)
  if (code === 'tooLong' && max) return errors.atMost({ max })
  return errors[code ?? 'malformed']()
}
