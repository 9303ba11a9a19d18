import { describe, expect, test } from 'vitest'
import { locales as spoken } from '#contract/locale.ts'
import { L } from '#i18n/i18n-node.ts'
import { loadedLocales, locales } from '#i18n/i18n-util.ts'
import { reword } from '#i18n/reword.ts'

/** Returns every text of a dictionary by its path: `expenses.title`. */
function texts(dictionary: object, path: string[] = []): [string, string][] {
  return Object.entries(dictionary).flatMap(([key, text]: [string, unknown]) => {
    if (typeof text === 'string') return [[[...path, key].join('.'), text] as [string, string]]
    return typeof text === 'object' && text ? texts(text, [...path, key]) : []
  })
}

const textsIn = (locale: (typeof locales)[number]) => new Map(texts(loadedLocales[locale]))
/** Finds `{amount}` and `{name:string}`, but not choices such as `{{one|other}}` and `{method|{check:...}}`. */
const placeholders = (text = '') => [...new Set(text.match(/(?<=(?<![{|])\{)\w+(?=[:?|}])/g) ?? [])].sort()

test('the dictionaries are those of the locales that the product speaks', () => {
  expect([...locales].sort()).toEqual([...spoken].sort())
})

describe.each(spoken)('%s', (locale) => {
  const [base, own] = [textsIn('en-US'), textsIn(locale)]

  test('says everything', () => {
    expect([...own.keys()].sort()).toEqual([...base.keys()].sort())
    expect([...own].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('names the same things', () => {
    for (const [key, text] of own) expect(placeholders(text), key).toEqual(placeholders(base.get(key)))
  })
})

test('the server renders any text in any locale', () => {
  expect(spoken.map((locale) => L[locale].productName())).toEqual(['Evenhand', 'Evenhand', 'Evenhand'])
  expect(L['es-MX'].errors.unexpected()).not.toBe(L['en-US'].errors.unexpected())
})

test('a reworded dictionary keeps what it does not reword, however deep', () => {
  type Sample = { pay: { byCheck: string; byBank: string }; title: string }
  const base: Sample = { pay: { byCheck: 'Check', byBank: 'Bank' }, title: 'Payments' }
  expect(reword<Sample>(base, { pay: { byCheck: 'Cheque' } })).toEqual({
    pay: { byCheck: 'Cheque', byBank: 'Bank' },
    title: 'Payments',
  })
  expect(base.pay.byCheck).toBe('Check')
})
