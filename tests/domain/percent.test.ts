import fc from 'fast-check'
import { expect, test } from 'vitest'
import { titleKeyOf } from '#contract/categories/categories.ts'
import { locales } from '#contract/locale.ts'
import { formatPercentFigure, otherPercentOf, parsePercent } from '#domain/money.ts'

test.each([
  ['60', 60],
  ['0', 0],
  ['100', 100],
  [' 33.33 % ', 33.33],
  ['.5', 0.5],
  ['62.50', 62.5],
])('%s is read', (text, percent) => {
  for (const locale of locales) expect(parsePercent(text, locale)).toEqual({ ok: true, percent })
})

test.each([
  ['', 'required'],
  ['  ', 'required'],
  ['%', 'required'],
  ['100.01', 'notAPercent'],
  ['-1', 'notAPercent'],
  ['half', 'notAPercent'],
  ['12,5', 'notAPercent'],
  ['1e1', 'notAPercent'],
  ['50 %%', 'notAPercent'],
  ['33.333', 'tooManyDecimals'],
])('%s is not', (text, problem) => {
  for (const locale of locales) expect(parsePercent(text, locale)).toEqual({ ok: false, problem })
})

test('what a form shows of any percent is read as that percent, and both parts are the whole', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.constantFrom(...locales), (basisPoints, locale) => {
      const percent = basisPoints / 100
      expect(parsePercent(formatPercentFigure(percent, locale), locale)).toEqual({ ok: true, percent })
      expect(Math.round((percent + otherPercentOf(percent)) * 100)).toBe(10_000)
    }),
  )
})

test('titles that a reader takes for the same have one key', () => {
  const keys = ['Música', ' MÚSICA ', 'mu\u0301sica', 'Mu\u0301SICA'].map(titleKeyOf)
  expect(new Set(keys).size).toBe(1)
  expect(titleKeyOf('Music')).not.toBe(titleKeyOf('Musics'))
})
