import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locales } from '#contract/locale.ts'
import {
  addUp,
  amountsMeant,
  type Currency,
  currencyOf,
  formatAmount,
  formatMoney,
  formatPercent,
  isPercent,
  maxMinor,
  parseMoney,
  splitTotal,
} from '#domain/money.ts'

const currencies: readonly Currency[] = ['USD', 'GBP', 'CAD', 'AUD', 'NZD', 'MXN']
const currency = fc.constantFrom(...currencies)
const locale = fc.constantFrom(...locales)
const amount = fc.integer({ min: 0, max: maxMinor })
const percent = fc.integer({ min: 0, max: 10_000 }).map((points) => points / 100)

describe('writing money', () => {
  test('each country has its currency', () => {
    expect((['US', 'GB', 'CA', 'AU', 'NZ', 'MX'] as const).map(currencyOf)).toEqual([
      ...['USD', 'GBP', 'CAD', 'AUD', 'NZD', 'MXN'],
    ])
  })

  test.each([
    ['en-US', 'USD', '$1,234.50'],
    ['en-US', 'CAD', 'CA$1,234.50'],
    ['en-US', 'MXN', 'MX$1,234.50'],
    ['en-GB', 'GBP', '£1,234.50'],
    ['en-GB', 'USD', 'US$1,234.50'],
    ['es-MX', 'MXN', '$1,234.50'],
    ['es-MX', 'USD', 'USD\u00a01,234.50'],
  ] as const)('a reader in %s sees an amount in %s as %s', (reader, of, text) => {
    expect(formatMoney(123_450, of, reader)).toBe(text)
  })

  test('no reader sees two currencies written alike', () => {
    fc.assert(
      fc.property(amount, locale, currency, currency, (minor, reader, one, another) => {
        fc.pre(one !== another)
        expect(formatMoney(minor, one, reader)).not.toBe(formatMoney(minor, another, reader))
      }),
    )
  })
})

describe('reading money', () => {
  test.each([
    ['1,234.5', 123_450],
    ['1234.50', 123_450],
    ['.5', 50],
    ['12.', 1_200],
    ['1\u202f234.5', 123_450],
    ['1 234 567.50', 123_456_750],
    [' 12 ', 1_200],
    ['9,999,999.99', maxMinor],
  ])('%j is %i in every locale', (text, minor) => {
    for (const of of currencies)
      for (const reader of locales) expect(parseMoney(text, reader, of)).toEqual({ ok: true, minor })
  })

  test.each([
    ['$12', ['USD', 'CAD', 'AUD', 'NZD', 'MXN']],
    [' $ 12.00 ', ['USD', 'CAD', 'AUD', 'NZD', 'MXN']],
    ['12 $', ['USD', 'CAD', 'AUD', 'NZD', 'MXN']],
    ['USD 12', ['USD']],
    ['US$12', ['USD']],
    ['12 mxn', ['MXN']],
    ['$12 mxn', ['MXN']],
    ['MX$12', ['MXN']],
    ['CA$12', ['CAD']],
    ['A$12', ['AUD']],
    ['£12', ['GBP']],
    ['12GBP', ['GBP']],
    ['£12 USD', []],
    ['€12', []],
    ['12 EUR', []],
    ['-£12 EUR', []],
  ] as [string, Currency[]][])(
    '%j is an amount where the family has %j, and is refused as another currency elsewhere',
    (text, own) => {
      for (const of of currencies)
        for (const reader of locales)
          expect(parseMoney(text, reader, of)).toEqual(
            own.includes(of) ? { ok: true, minor: 1_200 } : { ok: false, problem: 'otherCurrency' },
          )
    },
  )

  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['abc', 'notANumber'],
    ['$', 'notANumber'],
    ['.', 'notANumber'],
    ['12,50', 'notANumber'],
    ['12 50', 'notANumber'],
    ['$12 50', 'notANumber'],
    ['1 2', 'notANumber'],
    ['1 234 5', 'notANumber'],
    ['1234 567', 'notANumber'],
    ['1,234 567', 'notANumber'],
    ['12 .50', 'notANumber'],
    ['12. 50', 'notANumber'],
    ['1  234', 'notANumber'],
    ['1,2345', 'notANumber'],
    ['1,,234', 'notANumber'],
    ['1234,567', 'notANumber'],
    ['1.2.3', 'notANumber'],
    ['1e5', 'notANumber'],
    ['0x10', 'notANumber'],
    ['Infinity', 'notANumber'],
    ['12.345', 'tooManyDecimals'],
    ['1.234', 'tooManyDecimals'],
    ['0.001', 'tooManyDecimals'],
    ['0', 'negativeOrZero'],
    ['0.00', 'negativeOrZero'],
    ['-5', 'negativeOrZero'],
    ['-$5', 'negativeOrZero'],
    ['$-5', 'negativeOrZero'],
    ['−5', 'negativeOrZero'],
    ['10,000,000', 'tooLarge'],
    ['9999999.999', 'tooManyDecimals'],
    ['9'.repeat(400), 'tooLarge'],
  ])('%j is refused: %s', (text, problem) => {
    for (const reader of locales) expect(parseMoney(text, reader, 'USD')).toEqual({ ok: false, problem })
  })

  test('whatever is written is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: maxMinor }), currency, locale, (minor, of, reader) => {
        expect(parseMoney(formatMoney(minor, of, reader), reader, of)).toEqual({ ok: true, minor })
        expect(parseMoney(formatAmount(minor, reader), reader, of)).toEqual({ ok: true, minor })
      }),
    )
  })

  test('no text makes it throw or answer outside the limits', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^[$£ ,.\d-]{0,14}$/)),
        locale,
        currency,
        (text, reader, of) => {
          const read = parseMoney(text, reader, of)
          if (read.ok) expect(Number.isInteger(read.minor) && read.minor > 0 && read.minor <= maxMinor).toBe(true)
        },
      ),
    )
  })
})

test.each([
  ['120', [120_00, 120_99]],
  ['120.00', [120_00, 120_00]],
  ['$1,234.50', [1_234_50, 1_234_50]],
  ['£7', [7_00, 7_99]],
  ['9999999.99', [999_999_999, 999_999_999]],
  ['12,34', null],
  ['12.5', null],
  ['1042b', null],
  ['12345678', null],
  ['$', null],
])('a search for "%s" means the amounts %j', (word, amounts) => {
  expect(amountsMeant(word)).toEqual(amounts)
})

describe('splitting', () => {
  test.each([
    [28_500, 50, 14_250, 14_250],
    [1, 50, 1, 0],
    [10_001, 50, 5_001, 5_000],
    [10_000, 33.33, 6_667, 3_333],
    [10_000, 0, 10_000, 0],
    [10_000, 100, 0, 10_000],
    [maxMinor, 99.99, 100_000, 999_899_999],
  ])('%i at %d %% leaves %i with the creator and %i with the other parent', (total, other, ...shares) => {
    expect(Object.values(splitTotal(total, other))).toEqual(shares)
  })

  test('shares are whole cents that add up, and the odd cent is the creator’s', () => {
    fc.assert(
      fc.property(amount, percent, (total, other) => {
        const shares = splitTotal(total, other)
        expect(addUp(Object.values(shares))).toBe(total)
        const exact = BigInt(total) * BigInt(Math.round(other * 100))
        expect(BigInt(shares.other)).toBe(exact / 10_000n)
        expect(shares.creator).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('a larger total or percent never lowers a share', () => {
    fc.assert(
      fc.property(amount, amount, percent, percent, (a, b, p, q) => {
        const [less, more] = [splitTotal(Math.min(a, b), p), splitTotal(Math.max(a, b), p)]
        expect(more.other).toBeGreaterThanOrEqual(less.other)
        expect(more.creator).toBeGreaterThanOrEqual(less.creator)
        expect(splitTotal(a, Math.max(p, q)).other).toBeGreaterThanOrEqual(splitTotal(a, Math.min(p, q)).other)
      }),
    )
  })

  test('the percent that was typed comes back, through JSON and on screen', () => {
    fc.assert(
      fc.property(percent, locale, (typed, reader) => {
        expect(isPercent(JSON.parse(JSON.stringify(typed)))).toBe(true)
        expect(Number(formatPercent(typed, reader).replace('%', '').trim())).toBe(typed)
      }),
    )
  })

  test.each([-0.01, 100.01, 33.333, Number.NaN, Number.POSITIVE_INFINITY])('%d is not a percent', (value) => {
    expect(isPercent(value)).toBe(false)
    expect(() => splitTotal(100, value)).toThrow(RangeError)
  })

  test.each([-1, 0.5, Number.NaN, 2 ** 53])('%d is not a total', (total) => {
    expect(() => splitTotal(total, 50)).toThrow(RangeError)
  })

  test('broken amounts are not added up', () => {
    expect(addUp([])).toBe(0)
    expect(() => addUp([0.1, 0.2])).toThrow(RangeError)
  })
})
