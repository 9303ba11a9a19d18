import { describe, expect, test } from 'vitest'
import { initialLocale, normaliseLocale, uiLocale } from '#contract/locale.ts'
import { localeEdges } from './edges/locale.ts'

describe('a locale code', () => {
  test.each(localeEdges)('%j is normalised to %j and shows %j', (text, normalised, shown) => {
    expect([normaliseLocale(text), uiLocale(text)]).toEqual([normalised, shown])
  })
})

describe('the first locale of a page', () => {
  test.each([
    ['the stored one before the browser', { stored: 'es-MX', browser: ['en-GB'] }, 'es-MX'],
    ['a stored one nobody speaks is still stored', { stored: 'xx', browser: ['es-MX'] }, 'en-US'],
    ["the professional's in professional mode", { stored: 'es-MX', professional: 'en_GB', browser: ['es'] }, 'en-GB'],
    ["the person's when the professional has none", { stored: 'es-MX', professional: null, browser: [] }, 'es-MX'],
    ['the browser when nothing is stored', { stored: null, browser: ['es-MX', 'en-US'] }, 'es-MX'],
    ['the first browser language only', { browser: ['en-AU', 'es-MX'] }, 'en-US'],
    ['the default when there is nothing', { browser: [] }, 'en-US'],
  ])('%s', (_, sources, locale) => {
    expect(initialLocale(sources)).toBe(locale)
  })
})
