import { expect, test } from 'vitest'
import { createTextStore } from '#server/history/verify/text-store.ts'

test('every text is read again as it was added, whatever its letters and its length', () => {
  const texts = createTextStore()
  const added = [
    '',
    '{"name":"Colegiatura de otoño"}',
    '🧾'.repeat(400_000),
    ...Array.from({ length: 3_000 }, (_, at) => `${at} `.repeat(200)),
  ]
  const places = added.map((text, at) => texts.add(text, at))
  expect(places.map(texts.read)).toEqual(added)
  expect(places.map(texts.numberAt)).toEqual(added.map((_, at) => at))
  expect(places.filter((place, at) => !texts.isAt(place, added[at] ?? ''))).toEqual([])
  expect(new Set(places).size).toBe(added.length)
})

test('a text that differs in one letter, or is longer or shorter, is another', () => {
  const texts = createTextStore()
  for (const text of ['a', 'otoño', '🧾 and more', 'x'.repeat(100_000)]) {
    const place = texts.add(text, 0)
    for (const other of [`${text} `, text.slice(0, -1), `${text.slice(0, -1)}y`, '', `${text}${text}`])
      expect(texts.isAt(place, other)).toBe(false)
  }
})
