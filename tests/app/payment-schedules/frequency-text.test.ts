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
  expect(textsIn('en-US', 3, '2026-11-20')).toMatchInlineSnapshot(`
    [
      "Once",
      "Every 3 days",
      "Every weekday, Monday to Friday",
      "Every 3 weeks on Friday",
      "Every 3 months on day 20",
      "Every 3 months on the third Friday",
      "Every 3 months on the last Friday",
      "Every 3 months on the last day",
      "Every 3 years on Nov 20",
    ]
  `)
  expect(textsIn('en-US', 3, '2027-01-29')).toMatchInlineSnapshot(`
    [
      "Once",
      "Every 3 days",
      "Every weekday, Monday to Friday",
      "Every 3 weeks on Friday",
      "Every 3 months on day 29, or the last day of a shorter month",
      "Every 3 months on the fifth Friday, skipping months without one",
      "Every 3 months on the last Friday",
      "Every 3 months on the last day",
      "Every 3 years on Jan 29",
    ]
  `)
})

test('every third one, in Spanish', () => {
  expect(textsIn('es-MX', 3, '2026-11-20')).toMatchInlineSnapshot(`
    [
      "Una vez",
      "Cada 3 días",
      "De lunes a viernes",
      "Cada 3 semanas, en viernes",
      "Cada 3 meses, el día 20",
      "Cada 3 meses, el tercer viernes",
      "Cada 3 meses, el último viernes",
      "Cada 3 meses, el último día",
      "Cada 3 años, el 20 nov",
    ]
  `)
  expect(textsIn('es-MX', 3, '2027-01-29')).toMatchInlineSnapshot(`
    [
      "Una vez",
      "Cada 3 días",
      "De lunes a viernes",
      "Cada 3 semanas, en viernes",
      "Cada 3 meses, el día 29 o el último de un mes más corto",
      "Cada 3 meses, el quinto viernes; se saltan los meses que no lo tienen",
      "Cada 3 meses, el último viernes",
      "Cada 3 meses, el último día",
      "Cada 3 años, el 29 ene",
    ]
  `)
})

test('every one has no number', () => {
  for (const locale of ['en-US', 'en-GB', 'es-MX'] as const)
    for (const text of textsIn(locale, 1, '2026-11-20').slice(0, 4)) expect(text).not.toMatch(/\d/)
})
