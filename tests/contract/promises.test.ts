import { describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { locales } from '#contract/locale.ts'
import { sendingLimits } from '#domain/sending-limits.ts'
import { L } from '#i18n/i18n-node.ts'
import type { ProviderName } from '#server/bank/provider.ts'
import { retention } from '#server/jobs/retention.ts'

/** Maps each provider to its name in the privacy policy. A new provider is a type error until it is added. */
const named: Readonly<Record<ProviderName, Readonly<Record<(typeof locales)[number], string>>>> = {
  dwolla: { 'en-US': 'Dwolla, Inc.', 'en-GB': 'Dwolla, Inc.', 'es-MX': 'Dwolla, Inc.' },
  sandbox: { 'en-US': 'practice bank', 'en-GB': 'practice bank', 'es-MX': 'banco de práctica' },
  none: { 'en-US': 'is not offered', 'en-GB': 'is not offered', 'es-MX': 'no se ofrece' },
}

const dollars = (text: string) =>
  [...text.matchAll(/\$([\d,]+)/g)].map(([, number = '']) => `${number.replace(',', '')}00`)

const wholly = (number: number) => new RegExp(`\\b${number}\\b`)

const promised = [...sendingLimits.steps.map(({ most }) => most), sendingLimits.after]

describe.each(locales)('what is promised in %s is what the product does', (locale) => {
  const { legal, help } = L[locale]

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

  test('who moves the money is named before it is switched on', () => {
    for (const names of Object.values(named)) expect(legal.privacy.sections.provider.text()).toContain(names[locale])
  })
})
