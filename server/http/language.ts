import type { FastifyRequest } from 'fastify'
import { type Locale, uiLocale } from '#contract/locale.ts'

/** Uses the language of the page (its Accept-Language), otherwise the language of the account. */
export const languageOf = ({ headers, caller }: Pick<FastifyRequest, 'headers' | 'caller'>): Locale => {
  const first = headers['accept-language']?.split(/[,;]/, 1)[0]?.trim()
  return uiLocale(first || caller?.locale || '')
}
