import { expect, test } from 'vitest'
import { termsOf } from '#server/words/search-terms.ts'
import { snippetOf } from '#server/words/snippet.ts'
import { tokensOf } from '#server/words/tokens.ts'

const shown = (typed: string) =>
  termsOf(typed).map(({ text, exact, prefix, not }) =>
    [not ? '-' : '', exact ? `"${text}"` : text, prefix ? '*' : ''].join(''),
  )

test.each([
  ['winter coat ', ['winter', 'coat*']],
  ['"pick up" school', ['"pick up"', 'school*']],
  ['coat -"pick up" -boots', ['coat', '-"pick up"', '-boots']],
  ['med* coat', ['med*', 'coat*']],
  ['to be', ['to', 'be']],
  ['"never closed', ['"never closed"']],
  ['co-parent', ['co-parent*']],
  ['   ', []],
])('%s is read as %s', (typed, terms) => {
  expect(shown(typed)).toEqual(terms)
})

test('words end where anything but a letter or a digit stands, and accents stay in them', () => {
  const text = 'Año nuevo: don’t forget—36,5 °C 👍🏽 (Zoë)'
  expect(tokensOf(text).map(({ folded }) => folded)).toEqual([
    'ano',
    'nuevo',
    'don',
    't',
    'forget',
    '36',
    '5',
    'c',
    'zoe',
  ])
  for (const { start, end, folded } of tokensOf(text)) expect(text.slice(start, end)).toHaveLength(folded.length)
})

test('a snippet is a part around the first found word, and its marks stand on the words', () => {
  const text = `${'before '.repeat(60)}the <b>pomegranate</b>\n${'after '.repeat(60)}`
  const at = text.indexOf('pomegranate')
  const { text: part, marks } = snippetOf(text, [{ start: at, end: at + 11 }])
  expect(part.length).toBeLessThan(200)
  expect(part).toMatch(/^… .*<b>pomegranate<\/b> after.* …$/)
  expect(marks.map(({ start, end }) => part.slice(start, end))).toEqual(['pomegranate'])
})

test.each(['Short.', '', 'x'.repeat(10_000), '👍'.repeat(5000)])(
  'a text without a found word is shown from its beginning, never with half a character',
  (text) => {
    const { text: part, marks } = snippetOf(text, [])
    expect(marks).toEqual([])
    expect(part.isWellFormed()).toBe(true)
    expect(part.length).toBeLessThan(200)
    expect(text.startsWith(part.replace(/ …$/, ''))).toBe(true)
  },
)
