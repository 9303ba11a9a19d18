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
  const places = added.map(texts.add)
  expect(places.map(texts.read)).toEqual(added)
  expect(new Set(places).size).toBe(added.length)
})
