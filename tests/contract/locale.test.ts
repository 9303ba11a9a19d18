import { describe, expect, test } from 'vitest'
import { initialLocale, normaliseLocale, uiLocale } from '#contract/locale.ts'

describe('a locale code', () => {
  test.each([
    ['es', 'es-MX', 'es-MX'],
    ['ES', 'es-MX', 'es-MX'],
    ['es-MX', 'es-MX', 'es-MX'],
    ['es_MX', 'es_MX', 'es-MX'],
    ['ES-mx', 'es-MX', 'es-MX'],
    ['es-ES', 'es-ES', 'en-US'],
    ['es-US', 'es-US', 'en-US'],
    ['es-419', 'en-US', 'en-US'],
    ['es-MX-x-home', 'en-US', 'en-US'],
    ['en', 'en-US', 'en-US'],
    ['en-US', 'en-US', 'en-US'],
    ['en_us', 'en_US', 'en-US'],
    ['en-GB', 'en-GB', 'en-GB'],
    ['en_GB', 'en_GB', 'en-GB'],
    ['EN_gb', 'en_GB', 'en-GB'],
    ['en-AU', 'en-AU', 'en-US'],
    ['fr', 'en-US', 'en-US'],
    ['fr-CA', 'fr-CA', 'en-US'],
    ['zh-Hans-CN', 'en-US', 'en-US'],
    ['', 'en-US', 'en-US'],
    ['-', 'en-US', 'en-US'],
    ['nonsense', 'en-US', 'en-US'],
    ['en-GB; DROP', 'en-US', 'en-US'],
  ])('%j is normalised to %j and shows %j', (text, normalised, shown) => {
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
