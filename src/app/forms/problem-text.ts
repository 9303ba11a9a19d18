import { fieldProblems } from '#contract/errors.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'

type Wrong = { readonly message?: string | undefined; readonly type?: unknown } | undefined

/** A field's problem as a sentence: schemas carry codes, the server sends sentences that are ready to be read. */
export function problemText(wrong: Wrong, { errors }: Pick<TranslationFunctions, 'errors'>): string | undefined {
  if (!wrong) return undefined
  if (wrong.type === 'server') return wrong.message
  const code = fieldProblems.find((problem) => problem === wrong.message)
  return errors[code ?? 'malformed']()
}
