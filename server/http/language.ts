import type { FastifyRequest } from 'fastify'
import { type Locale, uiLocale } from '#contract/locale.ts'

/** What the page is set to (it says so in Accept-Language); without a word from it, what the person keeps. */
export const languageOf = ({ headers, caller }: Pick<FastifyRequest, 'headers' | 'caller'>): Locale => {
  const first = headers['accept-language']?.split(/[,;]/, 1)[0]?.trim()
  return uiLocale(first || caller?.locale || '')
}
