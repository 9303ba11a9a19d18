import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { locales } from '#contract/locale.ts'
import { termsVersion } from '#contract/registration/questions.ts'
import { sendingLimits } from '#domain/sending-limits.ts'
import { L } from '#i18n/i18n-node.ts'
import { loadedLocales } from '#i18n/i18n-util.ts'
import type { ProviderName } from '#server/bank/provider.ts'
import { retention } from '#server/jobs/retention.ts'

/** Maps each provider to its name in the privacy policy. A new provider is a type error until it is added. */
const named: Readonly<Record<ProviderName, Readonly<Record<(typeof locales)[number], string>>>> = {
  dwolla: { 'en-US': 'Dwolla, Inc.', 'en-GB': 'Dwolla, Inc.', 'es-MX': 'Dwolla, Inc.' },
  sandbox: { 'en-US': 'practice bank', 'en-GB': 'practice bank', 'es-MX': 'banco de práctica' },
  none: { 'en-US': 'is not offered', 'en-GB': 'is not offered', 'es-MX': 'no se ofrece' },
}

const englishDevice = ['the kind of browser and system', 'no network address, place, version or model']
const ofDevice: Readonly<Record<(typeof locales)[number], readonly string[]>> = {
  'en-US': englishDevice,
  'en-GB': englishDevice,
  'es-MX': ['el tipo de navegador y de sistema', 'ninguna dirección de red, ningún lugar, ninguna versión'],
}

const dollars = (text: string) =>
  [...text.matchAll(/\$([\d,]+)/g)].map(([, number = '']) => `${number.replace(',', '')}00`)

const wholly = (number: number) => new RegExp(`\\b${number}\\b`)

const promised = [...sendingLimits.steps.map(({ most }) => most), sendingLimits.after]

/** The texts that people accepted under each version, as a hash of all locales. What was accepted never changes. */
const accepted: Readonly<Record<string, string>> = {
  '2026-11': 'bec70c6f7e32a0bf5165276113c0678b523219d4b24b9521835657521434ff05',
}

test('a change of the terms or of the privacy policy is a new version of what people accept', () => {
  const texts = locales.map((locale) => [loadedLocales[locale].legal.terms, loadedLocales[locale].legal.privacy])
  expect(createHash('sha256').update(JSON.stringify(texts)).digest('hex')).toBe(accepted[termsVersion])
})

describe.each(locales)('what is promised in %s is what the product does', (locale) => {
  const { account, legal, help } = L[locale]

  test('how much may be sent', () => {
    expect(dollars(legal.terms.sections.limits.text())).toEqual(promised.map(String))
    expect(dollars(help.articles.transfers.sections.limits.text())).toEqual(promised.map(String))
  })

  test('who may sign up, and how much of a number is kept', () => {
    expect(legal.terms.sections.transfers.text()).toMatch(wholly(limits.identity.adultFrom))
    expect(help.articles.paymentAccount.sections.need.text()).toMatch(wholly(limits.identity.lastDigits))
    expect(help.articles.paymentAccount.sections.states.text()).toMatch(wholly(limits.identity.wholeDigits))
  })

  test('how long what the bank tells is kept', () => {
    expect(legal.privacy.sections.transfers.text()).toMatch(wholly(retention.webhooks.ms / (24 * 3_600_000)))
  })

  test('how long sign-ins are kept', () => {
    expect(retention.pastSignIns.ms).toBe(365 * 24 * 3_600_000)
    expect(legal.privacy.sections.signIns.text()).toMatch(wholly(12))
  })

  test('what is kept of the device of a session, and what is not', () => {
    for (const words of ofDevice[locale]) expect(legal.privacy.sections.signIns.text()).toContain(words)
  })

  test('how long the documents of an undecided fee waiver outlive the account', () => {
    expect(account.closing.ends.feeWaiver()).toMatch(wholly(retention.feeWaiverDocuments.ms / (24 * 3_600_000)))
  })

  test('who moves the money is named before it is switched on', () => {
    for (const names of Object.values(named)) expect(legal.privacy.sections.provider.text()).toContain(names[locale])
  })
})
