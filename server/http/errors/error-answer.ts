import type { ApiError } from '#contract/errors.ts'
import type { Locale } from '#contract/locale.ts'
import { formatBytes } from '#domain/format-bytes.ts'
import { waitText } from '#domain/wait-text.ts'
import { fieldProblemText } from '#i18n/field-problem-text.ts'
import L from '#i18n/i18n-node.ts'
import type { Answer } from '../answers.ts'
import type { Refusal } from './refusal.ts'

/** No smaller file would fit either where no room at all is left. */
const wordedAs = ({ code, usage }: Refusal) =>
  code === 'storageLimit' && usage.used >= usage.allowed ? 'storageFull' : code

const sentenceOf = (refusal: Refusal, locale: Locale): string => {
  const { usage, named, retryAfter = 0 } = refusal
  return L[locale].errors[wordedAs(refusal)]({
    used: formatBytes(usage.used, locale),
    allowed: formatBytes(usage.allowed, locale),
    wait: waitText(retryAfter * 1000, locale),
    name: named.name ?? '',
    otherName: named.otherName ?? '',
    year: named.year ?? '',
  })
}

/** Every refusal has this one shape, in the caller's language. */
export const errorAnswer = (refusal: Refusal, locale: Locale): Answer => {
  const body: ApiError = {
    exception: refusal.code,
    statusCode: refusal.status,
    status: refusal.status,
    userMessage: sentenceOf(refusal, locale),
    validationErrors: refusal.validationErrors.map(({ field, code, named }) => ({
      field,
      text: fieldProblemText(L[locale].errors, code, named),
      code,
    })),
    ...(refusal.item !== undefined && { item: refusal.item }),
    ...(refusal.retryAfter !== undefined && { retryAfter: refusal.retryAfter }),
  }
  return { status: refusal.status, text: JSON.stringify(body) }
}
