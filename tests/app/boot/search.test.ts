import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '#src/app/boot/search.ts'

test.each<[string, Record<string, string>, string]>([
  ['a date', { view: 'month', date: '2026-11-28' }, '?view=month&date=2026-11-28'],
  ['numbers and words that JSON knows', { search: '007', edit: '1', q: 'true' }, '?search=007&edit=1&q=true'],
  ['quotes, signs and other letters', { search: '"60/40" & ñ' }, '?search=%2260%2F40%22+%26+%C3%B1'],
  ['an empty text', { search: '' }, '?search='],
  ['nothing', {}, ''],
])('an address holds %s as text, and gives it back', (_, search, text) => {
  expect(stringifySearch(search)).toBe(text)
  expect(parseSearch(text)).toEqual(search)
})

test('what is undefined is left out, and the last of two values counts', () => {
  expect(stringifySearch({ view: 'day', date: undefined })).toBe('?view=day')
  expect(parseSearch('?view=day&view=week')).toEqual({ view: 'week' })
})
