import type { FastifyRequest } from 'fastify'
import { initialLocale, type Locale } from '#contract/locale.ts'

/** What the page is set to, else what the person keeps, else what the browser prefers. */
export const languageOf = ({ headers, caller }: Pick<FastifyRequest, 'headers' | 'caller'>): Locale => {
  const asked = headers['ofw-language']
  const preferred = headers['accept-language']?.split(/[,;]/, 1)[0]?.trim()
  return initialLocale({
    stored: typeof asked === 'string' && asked !== '' ? asked : caller?.locale,
    browser: preferred ? [preferred] : [],
  })
}
