import { describe, expect, test } from 'vitest'
import { locales as spoken } from '#contract/locale.ts'
import { L } from '#i18n/i18n-node.ts'
import { loadedLocales, locales } from '#i18n/i18n-util.ts'
import { reword } from '#i18n/reword.ts'

/** Returns every text of a dictionary by its path: `expenses.title`. */
function texts(words: object, path: string[] = []): [string, string][] {
  return Object.entries(words).flatMap(([key, word]: [string, unknown]) => {
    if (typeof word === 'string') return [[[...path, key].join('.'), word] as [string, string]]
    return typeof word === 'object' && word ? texts(word, [...path, key]) : []
  })
}

const wordsOf = (locale: (typeof locales)[number]) => new Map(texts(loadedLocales[locale]))
/** Finds `{amount}` and `{name:string}`, but not choices such as `{{one|other}}` and `{method|{check:...}}`. */
const placeholders = (text = '') => [...new Set(text.match(/(?<=(?<![{|])\{)\w+(?=[:?|}])/g) ?? [])].sort()

test('the dictionaries are those of the locales that the product speaks', () => {
  expect([...locales].sort()).toEqual([...spoken].sort())
})

describe.each(spoken)('%s', (locale) => {
  const [base, own] = [wordsOf('en-US'), wordsOf(locale)]

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
  type Words = { pay: { byCheck: string; byBank: string }; title: string }
  const base: Words = { pay: { byCheck: 'Check', byBank: 'Bank' }, title: 'Payments' }
  expect(reword<Words>(base, { pay: { byCheck: 'Cheque' } })).toEqual({
    pay: { byCheck: 'Cheque', byBank: 'Bank' },
    title: 'Payments',
  })
  expect(base.pay.byCheck).toBe('Check')
})
