import { expect, test } from 'vitest'
import type { Locale } from '#contract/locale.ts'
import { frequencies } from '#domain/recurrence.ts'
import { frequencyText } from '#src/features/payment-schedules/frequency-text.ts'
import { messagesIn } from '#tests/support/dom/messages-in.ts'

const textsIn = (locale: Locale, interval: number, on: string) =>
  frequencies.map((frequency) =>
    frequencyText({ frequency, interval }, on, locale, messagesIn(locale).paymentSchedules.frequency),
  )

test('every third one, in English', () => {
  expect(textsIn('en-US', 3, '2026-11-20')).toMatchInlineSnapshot()
  expect(textsIn('en-US', 3, '2027-01-29')).toMatchInlineSnapshot()
})

test('every third one, in Spanish', () => {
  expect(textsIn('es-MX', 3, '2026-11-20')).toMatchInlineSnapshot()
  expect(textsIn('es-MX', 3, '2027-01-29')).toMatchInlineSnapshot()
})

test('every one has no number', () => {
  for (const locale of ['en-US', 'en-GB', 'es-MX'] as const)
    for (const text of textsIn(locale, 1, '2026-11-20').slice(0, 4)) expect(text).not.toMatch(/\d/)
})
