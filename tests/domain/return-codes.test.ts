import { describe, expect, test } from 'vitest'
import { locales } from '#contract/locale.ts'
import { mayRetry, meaningOf, type ReturnAdvice, refusesReturn, returnCodes } from '#domain/return-codes.ts'
import { L } from '#i18n/i18n-node.ts'

/** Lists the first and last codes of each range as published by Nacha. */
const ranges = [
  [1, 39],
  [40, 47],
  [50, 53],
  [61, 62],
  [67, 77],
  [80, 85],
] as const

test('every published code is there once, and none that means nothing', () => {
  const published = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => `R${String(first + index).padStart(2, '0')}`),
  )
  expect(returnCodes).toEqual(published)
})

test('only too little money and uncollected money may be tried again', () => {
  expect(returnCodes.filter(mayRetry)).toEqual(['R01', 'R09'])
})

const advised = (advice: ReturnAdvice) => returnCodes.filter((code) => meaningOf(code).advice === advice).join(' ')

test('what there is to do about each', () => {
  expect(advised('useAnotherAccount')).toBe('R02 R20 R29 R30 R32 R34 R35 R36')
  expect(advised('talkToBank')).toBe('R05 R07 R08 R10 R11 R14 R16 R23')
  expect(advised('checkDetails')).toBe('R03 R04 R12 R13 R28 R42 R43 R44 R45')
  expect(returnCodes.filter((code) => meaningOf(code).advice === 'contactUs')).toHaveLength(70 - 2 - 8 - 8 - 9)
})

test('the sending bank refuses a return with these codes, so no transfer comes back by them', () => {
  expect(returnCodes.filter(refusesReturn)).toEqual(['R61', 'R62', 'R67', 'R68', 'R69', 'R70'])
})

/** Matches terms that parents do not use, and question and exclamation marks. */
const jargon = /\b(?:ACH|RDFI|ODFI|Nacha|SEC code|originator|addenda|R\d\d)\b|[!?]/i

describe.each(locales)('%s', (locale) => {
  const { returns, advice, concerns, unknown } = L[locale].bank
  const sentences = returnCodes.map((code) => returns[code]())

  test('each code is one plain sentence of a length that fits a card, and no two say the same', () => {
    for (const sentence of [...sentences, unknown()]) {
      expect(sentence).toMatch(/^\p{Lu}[^.]{15,118}\.$/u)
      expect(sentence).not.toMatch(jargon)
    }
    expect(new Set(sentences).size).toBe(returnCodes.length)
  })

  test('each says what to do and whom it concerns', () => {
    for (const code of returnCodes) {
      const meaning = meaningOf(code)
      expect(advice[meaning.advice]()).toMatch(/^\p{Lu}.{20,90}\.$/u)
      expect(concerns[meaning.concerns]()).toMatch(/^\p{Lu}.{20,90}\.$/u)
    }
  })
})

test('a cheque is one in British English alone', () => {
  expect(returnCodes.filter((code) => L['en-GB'].bank.returns[code]().includes('check'))).toEqual([])
  expect(returnCodes.filter((code) => L['en-US'].bank.returns[code]().includes('cheque'))).toEqual([])
})
